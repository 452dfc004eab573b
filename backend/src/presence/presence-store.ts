import type { Clock } from '../platform/clock/clock.js';

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
