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

export type LimitScope = 'address' | 'player';

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
      await this.limiterOf(name, scope).consume(digest(key));
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  private limiterOf(name: RateLimitName, scope: LimitScope): RateLimiterAbstract {
    const id = `${name}:${scope}`;
    const limiter = this.limiters.get(id) ?? this.newLimiter(name, scope, redisKey('limit', id));
    this.limiters.set(id, limiter);
    return limiter;
  }

  private newLimiter(name: RateLimitName, scope: LimitScope, keyPrefix: string): RateLimiterAbstract {
    const { perAddress, perPlayer, seconds } = RATE_LIMITS[name];
    const points = Math.ceil((scope === 'address' ? perAddress : perPlayer) * this.config.limits);
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
