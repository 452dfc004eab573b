import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS, type RateLimitName } from '@tessera/contracts/wire';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../requests/app-error.js';
import { RedisCommands } from '../redis/redis-connections.js';
import { redisKey } from '../redis/redis-keys.js';
import type { LimitKeys } from '../requests/address-key.js';
import { memoryFor, SharedAllowance, type Source } from './allowance.js';

interface Settings {
  /** Distinguishes the keys of different allowances. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

const SCOPES = ['address', 'player'] as const;
/** Keys of all allowances together. A key that is forgotten costs a request to Redis. */
const MAX_REMEMBERED = 50_000;
const POINTS = { address: 'perAddress', player: 'perPlayer' } as const;

/**
 * What addresses, players and accounts may use: counted in Redis for all instances, or in memory if there is no Redis
 * or it is unavailable.
 */
@Injectable()
export class RateLimits {
  private readonly memory = memoryFor(MAX_REMEMBERED);
  private readonly allowances = new Map<string, SharedAllowance>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly redis: RedisCommands,
  ) {}

  /** Set for benchmarks. */
  get areOff(): boolean {
    return this.config.limits === 0;
  }

  /** As LIMITS multiplies them. */
  pointsOf(points: number): number {
    return Math.ceil(points * this.config.limits);
  }

  /** The allowance of this name. */
  allowance({ name, points, seconds }: Settings): SharedAllowance {
    const known = this.allowances.get(name);
    if (known) return known;
    const options = {
      keyPrefix: redisKey('limit', name),
      points: this.pointsOf(points),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(options);
    const { client: storeClient } = this.redis;
    const limiter = storeClient
      ? new RateLimiterRedis({
          ...options,
          storeClient,
          rejectIfRedisNotReady: true,
          insuranceLimiter: memory,
        })
      : memory;
    const allowance = new SharedAllowance(limiter, this.memory, `${name} `);
    this.allowances.set(name, allowance);
    return allowance;
  }

  /** Counts one more request for all keys of a caller, or rejects it with the time until the next attempt. */
  async spend(name: RateLimitName, limitKeys: LimitKeys): Promise<void> {
    if (this.areOff) return;
    const { seconds, ...limits } = RATE_LIMITS[name];
    const sources = SCOPES.flatMap((scope): Source[] => {
      const key = limitKeys[scope];
      const points = limits[POINTS[scope]];
      return key === undefined
        ? []
        : [{ allowance: this.allowance({ name: `${name}:${scope}`, points, seconds }), key }];
    });
    await spendAll(sources);
  }
}

/**
 * Uses up one more of each, or rejects. Nothing is used up if one of them is known to have nothing left.
 */
export async function spendAll(sources: readonly Source[], tooMany = rateLimited): Promise<void> {
  rejectAfter(
    sources.map(({ allowance, key }) => allowance.secondsToWait(key)),
    tooMany,
  );
  rejectAfter(await Promise.all(sources.map(({ allowance, key }) => allowance.spend(key))), tooMany);
}

/** Rejects for the longest of these times, unless all are 0. */
export function rejectAfter(seconds: readonly number[], tooMany = rateLimited): void {
  const wait = Math.max(0, ...seconds);
  if (wait > 0) throw tooMany(wait);
}

const rateLimited = (retryAfterSeconds: number): AppError =>
  new AppError('RATE_LIMITED', { retryAfterSeconds });
