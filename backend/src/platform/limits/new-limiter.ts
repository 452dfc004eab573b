import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import type { Config } from '../config/config.js';
import type { RedisCommands } from '../redis/redis-commands.js';
import { redisKey } from '../redis/redis-keys.js';

interface Allowance {
  /** Distinguishes the keys of different limits. */
  name: string;
  points: number;
  seconds: number;
}

/** How many points a limit has, as LIMITS multiplies it. */
export const pointsOf = (points: number, { limits }: Pick<Config, 'limits'>): number =>
  Math.ceil(points * limits);

/** Counts in Redis for all instances, or in memory if there is no Redis or it is unavailable. */
export function newLimiter(
  { name, points: allowed, seconds }: Allowance,
  { config, redis }: { config: Config; redis: RedisCommands },
): RateLimiterAbstract {
  const points = pointsOf(allowed, config);
  const options = { keyPrefix: redisKey('limit', name), points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (!redis.client) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis.client,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
    // Callers over the limit cause no more requests to Redis.
    inMemoryBlockOnConsumed: points,
  });
}
