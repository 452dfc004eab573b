import type { Clock } from '../platform/clock/clock.js';
import { PresenceStore } from './presence-store.js';

const MOST_PLAYERS = 100_000;

/** Presence in this process, bounded: beyond its capacity whoever has been silent longest is forgotten. */
export class MemoryPresenceStore extends PresenceStore {
  /** When each was heard last, longest ago first. */
  private readonly heardAt = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly timeToLiveMs: number,
    private readonly mostPlayers = MOST_PLAYERS,
  ) {
    super();
  }

  mark(playerUUID: string, isActive: boolean): Promise<boolean> {
    const wasActive = this.isThere(playerUUID);
    this.heardAt.delete(playerUUID);
    if (isActive) this.heardAt.set(playerUUID, this.clock.now());
    this.purge();
    return Promise.resolve(wasActive);
  }

  isActive(playerUUIDs: readonly string[]): Promise<boolean[]> {
    return Promise.resolve(playerUUIDs.map((player) => this.isThere(player)));
  }

  /** Nobody else hears anything here, and whoever said goodbye is no longer asked about. */
  async claimSilence(playerUUIDs: readonly string[]): Promise<boolean[]> {
    return (await this.isActive(playerUUIDs)).map((isActive) => !isActive);
  }

  /** How many are remembered, the expired ones that nobody asked about included. */
  get size(): number {
    return this.heardAt.size;
  }

  private isThere(playerUUID: string): boolean {
    const heardAt = this.heardAt.get(playerUUID);
    return heardAt !== undefined && this.clock.now() - heardAt < this.timeToLiveMs;
  }

  private purge(): void {
    for (const player of this.heardAt.keys()) {
      if (this.isThere(player) && this.heardAt.size <= this.mostPlayers) return;
      this.heardAt.delete(player);
    }
  }
}
