import { Inject, Injectable } from '@nestjs/common';
import { RATE_LIMITS, type RateLimitName } from '@tessera/contracts/constants';
import { CONFIG, type Config } from '../config/config.js';
import { AppError } from '../requests/app-error.js';
import { RedisCommands } from '../redis/redis-commands.js';
import type { LimitKeys, LimitScope } from '../requests/limit-keys.js';
import { LocalAllowance } from './local-allowance.js';
import { newLimiter, pointsOf } from './new-limiter.js';

interface ScopedLimiter {
  readonly scope: LimitScope;
  readonly limiter: LocalAllowance;
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

  /** As LIMITS multiplies them. */
  pointsOf(points: number): number {
    return pointsOf(points, this.config);
  }

  /**
   * Counts one more request for all keys of a caller, or rejects it with the time until the next attempt. A
   * request is counted nowhere if one of its keys is known to have nothing left.
   */
  async spend(name: RateLimitName, limitKeys: LimitKeys): Promise<void> {
    if (this.areOff) return;
    const limiters = this.limitersOf(name);
    const each = <Result>(of: (limiter: LocalAllowance, key: string) => Result): Result[] =>
      limiters.flatMap(({ scope, limiter }) => {
        const key = limitKeys[scope];
        return key === undefined ? [] : [of(limiter, key)];
      });
    rejectUntil(Math.max(0, ...each((limiter, key) => limiter.secondsToWait(key))));
    rejectUntil(Math.max(0, ...(await Promise.all(each((limiter, key) => limiter.consume(key))))));
  }

  private limitersOf(name: RateLimitName): ScopedLimiter[] {
    let limiters = this.limiters.get(name);
    if (!limiters) {
      limiters = allowancesOf(name).map(({ scope, ...allowance }) => ({
        scope,
        limiter: new LocalAllowance(
          newLimiter({ name: `${name}:${scope}`, ...allowance }, this),
          pointsOf(allowance.points, this.config),
        ),
      }));
      this.limiters.set(name, limiters);
    }
    return limiters;
  }
}

function rejectUntil(seconds: number): void {
  if (seconds > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: seconds });
}
