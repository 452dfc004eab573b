import type { Clock } from '../platform/clock/clock.js';
import { PresenceStore } from './presence-store.js';

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
