import type { Redis } from 'ioredis';
import { redisKey } from '../platform/redis/redis-keys.js';
import { PresenceStore } from './presence-store.js';

const HERE = '1';
/** Said goodbye, or was found silent; remembered long enough for all who have heard the player to see it. */
const GONE = '0';

const keyOf = (playerUUID: string): string => redisKey('presence', playerUUID);

/** Presence of all instances. While Redis is away each instance goes by what it has heard itself. */
export class RedisPresenceStore extends PresenceStore {
  constructor(
    private readonly redis: Redis,
    private readonly timeToLiveMs: number,
    private readonly ownEars: PresenceStore,
  ) {
    super();
  }

  async mark(playerUUID: string, isActive: boolean): Promise<boolean> {
    const wasHeard = await this.ownEars.mark(playerUUID, isActive);
    const [value, kept] = isActive ? [HERE, this.timeToLiveMs] : [GONE, 2 * this.timeToLiveMs];
    try {
      return (await this.redis.set(keyOf(playerUUID), value, 'PX', kept, 'GET')) === HERE;
    } catch {
      return wasHeard;
    }
  }

  async isActive(playerUUIDs: readonly string[]): Promise<boolean[]> {
    if (playerUUIDs.length === 0) return [];
    try {
      const values = await this.redis.mget(playerUUIDs.map(keyOf));
      return values.map((value) => value === HERE);
    } catch {
      return this.ownEars.isActive(playerUUIDs);
    }
  }

  async claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]> {
    try {
      const kept = 2 * this.timeToLiveMs;
      const claims = playerUUIDs.map((player) => this.redis.set(keyOf(player), GONE, 'PX', kept, 'NX'));
      return (await Promise.all(claims)).map((answer) => answer !== null);
    } catch {
      return this.ownEars.claimSilence(playerUUIDs);
    }
  }
}
