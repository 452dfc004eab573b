import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS, type RateLimitName } from '@tessera/contracts/constants';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';
import { RedisCommands } from '../redis/redis-commands.js';
import { digest, redisKey } from '../redis/redis-keys.js';

export type LimitScope = 'address' | 'player' | 'account';

/** How often something may be done within so many seconds; null where that scope is not counted. */
function allowanceOf(name: RateLimitName, scope: LimitScope): { points: number; seconds: number } | null {
  const limit = RATE_LIMITS[name];
  const { perAddress, perPlayer, seconds } = limit;
  const perAccount = 'perAccount' in limit ? limit.perAccount : null;
  const points = { address: perAddress, player: perPlayer, account: perAccount }[scope];
  return points === null ? null : { points, seconds };
}

/** Counts what addresses and players do: in Redis for all instances, without it (or while it is away) here. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly redis: RedisCommands,
  ) {}

  /** Nothing is counted; for measurements. */
  get areOff(): boolean {
    return this.config.limits === 0;
  }

  /** Counts one more; answers after how many seconds to try again, or null when it is allowed. */
  async take(name: RateLimitName, scope: LimitScope, key: string): Promise<number | null> {
    if (this.areOff) return null;
    try {
      await this.limiterOf(name, scope)?.consume(digest(key));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  private limiterOf(name: RateLimitName, scope: LimitScope): RateLimiterAbstract | null {
    const allowance = allowanceOf(name, scope);
    if (!allowance) return null;
    const id = `${name}:${scope}`;
    const limiter = this.limiters.get(id) ?? this.newLimiter(allowance, redisKey('limit', id));
    this.limiters.set(id, limiter);
    return limiter;
  }

  private newLimiter(
    { points: allowed, seconds }: { points: number; seconds: number },
    keyPrefix: string,
  ): RateLimiterAbstract {
    const points = Math.ceil(allowed * this.config.limits);
    const options = { keyPrefix, points, duration: seconds };
    const memory = new RateLimiterMemory(options);
    if (!this.redis.client) return memory;
    return new RateLimiterRedis({
      ...options,
      storeClient: this.redis.client,
      rejectIfRedisNotReady: true,
      insuranceLimiter: memory,
      // Whoever is over the limit costs Redis nothing more.
      inMemoryBlockOnConsumed: points,
    });
  }
}
