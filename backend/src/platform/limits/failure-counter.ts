import { LRUCache } from 'lru-cache';
import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock/clock.js';
import { newLimiter, pointsOf } from './new-limiter.js';
import type { RateLimits } from './rate-limits.js';

const MAX_REMEMBERED = 20_000;
const NOTHING = { count: 0, until: -Infinity };

interface Allowance {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counts failures, which may be taken back. Remembers what it has counted, so that a key that has no points left
 * causes no more requests to Redis.
 */
export class FailureCounter {
  readonly points: number;
  private readonly limiter: RateLimiterAbstract;
  private readonly counted = new LRUCache<string, { count: number; until: number }>({ max: MAX_REMEMBERED });

  constructor(
    allowance: Allowance,
    { config, redis }: Pick<RateLimits, 'config' | 'redis'>,
    private readonly clock: Clock,
  ) {
    this.points = pointsOf(allowance.points, config);
    this.limiter = newLimiter(allowance, { config, redis });
  }

  /** Seconds until the key has fewer than `points` again, as far as this instance knows; 0 if it has. */
  secondsToWait(key: string, points = this.points): number {
    const { count, until } = this.counted.get(key) ?? NOTHING;
    const seconds = Math.ceil((until - this.clock.now()) / 1000);
    return (seconds > 0 ? count : 0) < points ? 0 : Math.max(1, seconds);
  }

  /** Counts one more for the key. Returns how many there are. */
  async count(key: string): Promise<number> {
    return this.remember(key, await this.limiter.penalty(key));
  }

  async takeBack(key: string): Promise<void> {
    this.remember(key, await this.limiter.reward(key));
  }

  private remember(key: string, { consumedPoints: count, msBeforeNext }: RateLimiterRes): number {
    this.counted.set(key, { count, until: this.clock.now() + msBeforeNext });
    return count;
  }
}
