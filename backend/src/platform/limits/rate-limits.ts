import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS, type RateLimitName } from '@tessera/contracts/constants';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { CONFIG, type Config } from '../config/config.js';

export type LimitScope = 'address' | 'player';

/** Counts what addresses and players do, in this process. */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterAbstract>();

  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** Counts one more; answers after how many seconds to try again, or null when it is allowed. */
  async take(name: RateLimitName, scope: LimitScope, key: string): Promise<number | null> {
    if (this.config.limits === 0) return null;
    try {
      await this.limiterOf(name, scope).consume(key);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    }
  }

  private limiterOf(name: RateLimitName, scope: LimitScope): RateLimiterAbstract {
    const keyPrefix = `${name}:${scope}`;
    let limiter = this.limiters.get(keyPrefix);
    if (!limiter) {
      const { perAddress, perPlayer, seconds } = RATE_LIMITS[name];
      const points = Math.ceil((scope === 'address' ? perAddress : perPlayer) * this.config.limits);
      limiter = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
      this.limiters.set(keyPrefix, limiter);
    }
    return limiter;
  }
}
