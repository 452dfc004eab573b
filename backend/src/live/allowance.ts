import type { RateLimitName } from '@tessera/contracts/constants';
import { Refusal } from '../platform/http/refusal.js';
import type { RateLimits } from '../platform/limits/rate-limits.js';
import type { LiveSession } from './live.socket.js';

/** Counts one more for a socket's address and player, or refuses. */
export async function spend(
  limits: RateLimits,
  name: RateLimitName,
  { address, playerUUID }: Pick<LiveSession, 'address' | 'playerUUID'>,
): Promise<void> {
  const waits = await Promise.all([
    limits.take(name, 'address', address),
    limits.take(name, 'player', playerUUID),
  ]);
  const wait = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (wait > 0) throw new Refusal('RATE_LIMITED', { retryAfterSeconds: wait });
}
