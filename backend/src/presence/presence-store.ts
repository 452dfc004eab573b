import type { Clock } from '../platform/clock/clock.js';
import type { RedisClient } from '../platform/redis/redis-connections.js';
import { redisKey } from '../platform/redis/redis-keys.js';

/** Which players were present within AWAY_AFTER_MS, for all instances. Never fails. */
export abstract class PresenceStore {
  /**
   * Stores that a player is present (for a limited time) or away. Returns whether the player was present
   * before.
   */
  abstract mark(playerUUID: string, isActive: boolean): Promise<boolean>;

  /** Returns one value per player, in the same order. */
  abstract isActive(playerUUIDs: readonly string[]): Promise<boolean[]>;

  /**
   * For each of these players, last seen by the caller some time ago: whether they are away and this hasn't
   * been reported yet. If several instances call this, only one of them gets true.
   */
  abstract claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]>;
}

const MAX_PLAYERS = 100_000;

/** Presence in this process, of limited size: beyond that, the players seen longest ago are dropped. */
export class MemoryPresenceStore extends PresenceStore {
  /** When each player was last seen, oldest first. */
  private readonly seenAt = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly timeToLiveMs: number,
    private readonly mostPlayers = MAX_PLAYERS,
  ) {
    super();
  }

  mark(playerUUID: string, isActive: boolean): Promise<boolean> {
    const wasActive = this.isThere(playerUUID);
    this.seenAt.delete(playerUUID);
    if (isActive) this.seenAt.set(playerUUID, this.clock.now());
    this.purge();
    return Promise.resolve(wasActive);
  }

  isActive(playerUUIDs: readonly string[]): Promise<boolean[]> {
    return Promise.resolve(playerUUIDs.map((player) => this.isThere(player)));
  }

  /** There are no other instances, and players who went away aren't checked any more. */
  async claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]> {
    return (await this.isActive(playerUUIDs)).map((isActive) => !isActive);
  }

  /** The number of stored players, including expired ones that haven't been requested since. */
  get size(): number {
    return this.seenAt.size;
  }

  private isThere(playerUUID: string): boolean {
    const seenAt = this.seenAt.get(playerUUID);
    return seenAt !== undefined && this.clock.now() - seenAt < this.timeToLiveMs;
  }

  private purge(): void {
    for (const player of this.seenAt.keys()) {
      if (this.isThere(player) && this.seenAt.size <= this.mostPlayers) return;
      this.seenAt.delete(player);
    }
  }
}

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
