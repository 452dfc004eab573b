import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { LRUCache } from 'lru-cache';
import { Clock } from '../platform/clock/clock.js';
import { PresenceStore } from './presence-store.js';

const SWEEP_EVERY_MS = 1000;
/** The store may have recorded a signal slightly later than this instance received it. */
const GRACE_MS = 1000;
/** In milliseconds. */
const ONE_MICROSECOND = 0.001;
/** Beyond this number, the players seen longest ago are dropped and never reported away. */
const MAX_EXPECTED = 100_000;

/** `since` is a `moment()`. */
type PresenceListener = (playerUUID: string, isActive: boolean, since: number) => void;

/** Tracks which players are present, and reports changes. */
@Injectable()
export class Presence implements OnModuleDestroy {
  private readonly log = new Logger(Presence.name);
  private readonly listeners = new Set<PresenceListener>();
  /** When to check each player seen or watched by this instance, soonest first. */
  private readonly expected = new Map<string, number>();
  /** The moment of each player's latest mark. An older mark that arrives later changes nothing. */
  private readonly latest = new LRUCache<string, number>({ max: MAX_EXPECTED });
  private readonly sweeps: NodeJS.Timeout;
  private lastMoment = 0;

  constructor(
    private readonly store: PresenceStore,
    private readonly clock: Clock,
  ) {
    this.sweeps = setInterval(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  /**
   * The time in milliseconds since 1970. Each call returns a later moment, even within the same millisecond.
   */
  moment(): number {
    this.lastMoment = Math.max(this.clock.now(), this.lastMoment + ONE_MICROSECOND);
    return this.lastMoment;
  }

  /** Records that the player is present or away as of `since`, and reports a change. Never fails. */
  async mark(playerUUID: string, isActive: boolean, since = this.moment()): Promise<void> {
    if (await this.record(playerUUID, isActive, since)) this.notify(playerUUID, isActive, since);
  }

  /** The same for a caller who reports the change. Returns whether there is one. */
  async record(playerUUID: string, isActive: boolean, since: number): Promise<boolean> {
    if (since < (this.latest.get(playerUUID) ?? 0)) return false;
    this.latest.set(playerUUID, since);
    this.expected.delete(playerUUID);
    if (isActive) this.expect(playerUUID);
    return (await this.store.mark(playerUUID, isActive)) !== isActive;
  }

  /** Returns one value per player, in the same order. Never fails. */
  isActive(playerUUIDs: readonly string[]): Promise<boolean[]> {
    return this.store.isActive(playerUUIDs);
  }

  /**
   * Reports the player's absence here as well, in case the instance that has seen them ends before it can. For players
   * who are taken to be present.
   */
  watch(playerUUID: string): void {
    if (!this.expected.has(playerUUID)) this.expect(playerUUID);
  }

  /**
   * Adds a listener for changes, and returns a function that removes it. Each change is reported by one
   * instance only: the one that received the signal, or one of those that last saw or watched the player.
   */
  onChange(listener: PresenceListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Checks the players who haven't been seen here for too long. Another instance may have seen them. */
  async sweep(): Promise<void> {
    const now = this.clock.now();
    const silent: string[] = [];
    for (const [player, due] of this.expected) {
      if (due > now) break;
      silent.push(player);
      this.expected.delete(player);
    }
    if (silent.length === 0) return;
    const areGone = await this.store.claimSilence(silent);
    silent.forEach((player, i) => {
      // Unless the player has been seen here in the meantime.
      if (areGone[i] && !this.expected.has(player)) this.notify(player, false, this.moment());
    });
  }

  onModuleDestroy(): void {
    clearInterval(this.sweeps);
  }

  private expect(playerUUID: string): void {
    this.expected.set(playerUUID, this.clock.now() + LIMITS.AWAY_AFTER_MS + GRACE_MS);
    const [longestSilent] = this.expected.keys();
    if (this.expected.size > MAX_EXPECTED && longestSilent) this.expected.delete(longestSilent);
  }

  private notify(playerUUID: string, isActive: boolean, since: number): void {
    for (const listener of this.listeners) {
      try {
        listener(playerUUID, isActive, since);
      } catch (error) {
        this.log.error(error instanceof Error ? error.stack : error);
      }
    }
  }
}
