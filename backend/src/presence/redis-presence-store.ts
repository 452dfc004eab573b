import type { RedisClient } from '../platform/redis/redis-client.js';
import { redisKey } from '../platform/redis/redis-keys.js';
import { PresenceStore } from './memory-presence-store.js';

const HERE = '1';
/** Marks a player as reported away, long enough for all instances that have seen the player. */
const GONE = '0';

const keyOf = (playerUUID: string): string => redisKey('presence', playerUUID);

/** Presence across all instances. While Redis is unavailable, each instance uses what it has seen itself. */
export class RedisPresenceStore extends PresenceStore {
  constructor(
    private readonly redis: RedisClient,
    private readonly timeToLiveMs: number,
    private readonly memory: PresenceStore,
  ) {
    super();
  }

  async mark(playerUUID: string, isActive: boolean): Promise<boolean> {
    const wasActive = await this.memory.mark(playerUUID, isActive);
    const [value, kept] = isActive ? [HERE, this.timeToLiveMs] : [GONE, 2 * this.timeToLiveMs];
    try {
      return (await this.redis.set(keyOf(playerUUID), value, 'PX', kept, 'GET')) === HERE;
    } catch {
      return wasActive;
    }
  }

  async isActive(playerUUIDs: readonly string[]): Promise<boolean[]> {
    if (playerUUIDs.length === 0) return [];
    try {
      // Single reads, which share a round trip, because a cluster has the keys on different nodes.
      const values = await Promise.all(playerUUIDs.map((player) => this.redis.get(keyOf(player))));
      return values.map((value) => value === HERE);
    } catch {
      return this.memory.isActive(playerUUIDs);
    }
  }

  async claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]> {
    try {
      const kept = 2 * this.timeToLiveMs;
      const claims = playerUUIDs.map((player) => this.redis.set(keyOf(player), GONE, 'PX', kept, 'NX'));
      return (await Promise.all(claims)).map((answer) => answer !== null);
    } catch {
      return this.memory.claimSilence(playerUUIDs);
    }
  }
}
