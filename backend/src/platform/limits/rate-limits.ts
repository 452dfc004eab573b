import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS, type RateLimitName } from '@tessera/contracts/constants';
import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../http/app-error.js';
import { RedisCommands } from '../redis/redis-commands.js';
import type { LimitKeys, LimitScope } from './limit-keys.js';
import { newLimiter } from './new-limiter.js';

interface ScopedLimiter {
  readonly scope: LimitScope;
  readonly limiter: RateLimiterAbstract;
}

/** How many requests a limit allows in each of its scopes, and in how many seconds. */
function allowancesOf(name: RateLimitName): { scope: LimitScope; points: number; seconds: number }[] {
  const { perAddress, perPlayer, seconds } = RATE_LIMITS[name];
  return [
    { scope: 'address', points: perAddress, seconds },
    { scope: 'player', points: perPlayer, seconds },
  ];
}

/**
 * Counts the requests of addresses and players: in Redis for all instances, or in memory if there is no Redis
 * or it is unavailable.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<RateLimitName, ScopedLimiter[]>();

  constructor(
    @Inject(CONFIG) readonly config: Config,
    readonly redis: RedisCommands,
  ) {}

  /** Set for benchmarks. */
  get areOff(): boolean {
    return this.config.limits === 0;
  }

  /** Counts one more request for all keys of a caller, or rejects it with the time until the next attempt. */
  async spend(name: RateLimitName, limitKeys: LimitKeys): Promise<void> {
    if (this.areOff) return;
    const waits: Promise<number>[] = [];
    for (const { scope, limiter } of this.limitersOf(name)) {
      const key = limitKeys[scope];
      if (key !== undefined) waits.push(secondsToWait(limiter, key));
    }
    const wait = Math.max(0, ...(await Promise.all(waits)));
    if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  }

  private limitersOf(name: RateLimitName): ScopedLimiter[] {
    let limiters = this.limiters.get(name);
    if (!limiters) {
      limiters = allowancesOf(name).map(({ scope, ...allowance }) => ({
        scope,
        limiter: newLimiter({ name: `${name}:${scope}`, ...allowance }, this),
      }));
      this.limiters.set(name, limiters);
    }
    return limiters;
  }
}

/** Counts one more request; 0 if it is allowed. */
const secondsToWait = (limiter: RateLimiterAbstract, key: string): Promise<number> =>
  limiter.consume(key).then(
    () => 0,
    (rejected: unknown) => {
      if (!(rejected instanceof RateLimiterRes)) throw rejected;
      return Math.max(1, Math.ceil(rejected.msBeforeNext / 1000));
    },
  );
