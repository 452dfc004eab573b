import { Logger } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts';
import { endsGame, frameOf, type Client } from './client.js';
import type { LiveSource, StateSync } from './live-source.js';
import type { Watching } from './watching.js';

/** How long a message may be late before the state is read instead. */
const GAP_PATIENCE_MS = 200;

/** Brings connections to the state of their games: when they come, and when something got lost on the way. */
export class Reconciler {
  private readonly log = new Logger(Reconciler.name);
  private source: LiveSource | undefined;
  private isComparing = false;

  constructor(
    private readonly clients: ReadonlySet<Client>,
    private readonly watching: Watching,
  ) {}

  /** Names the room that is asked for states. */
  serve(source: LiveSource): void {
    this.source = source;
  }

  /** Reads the states of watched games that have gone on unheard. */
  async compareVersions(): Promise<void> {
    for (const client of this.clients) void this.bringUpToDate(client);
    const watched = new Set([...this.clients].flatMap((client) => [...client.watches.keys()]));
    if (watched.size === 0 || !this.source || this.isComparing) return;
    this.isComparing = true;
    try {
      const present = await this.source.versionsOf([...watched]);
      await Promise.all([...this.clients].map((client) => this.catchUp(client, watched, present)));
    } catch (error) {
      this.log.warn(`watched games could not be compared: ${String(error)}`);
    } finally {
      this.isComparing = false;
    }
  }

  /** Gives a new connection what it came for. */
  async bringUpToDate(client: Client): Promise<void> {
    const { source } = this;
    const { pending } = client;
    if (!source || !pending) return;
    client.pending = undefined;
    const { lastEventId, gameId } = pending;
    try {
      const games = new Set(await source.gamesOf(client.viewer));
      if (gameId !== undefined) games.add(gameId);
      // Heard from now on, held until the state is there: nothing falls between the two.
      for (const game of games) this.watching.begin(client, game, null);
      const states = await source.statesOf(client.viewer, [...games]);
      const missed = lastEventId === undefined ? [] : await source.eventsAfter(client.viewer, lastEventId);
      this.greet(client, states, missed);
      this.endUnfound(client, games, states);
      await source.connected(client.viewer, [...games]);
    } catch (error) {
      // The next comparison tries again.
      client.pending = pending;
      this.log.warn(`a connection could not be brought up to date: ${String(error)}`);
    }
  }

  /** Tells the module that another game is being watched. */
  async begun(client: Client, gameId: string): Promise<void> {
    try {
      await this.source?.watched(client.viewer, gameId);
    } catch (error) {
      // It will be recorded with the player's next connection.
      this.log.warn(`failed to record a watched game: ${String(error)}`);
    }
  }

  /** Reads a game anew for one client, which watches it from now on. */
  async refresh(client: Client, gameId: string): Promise<void> {
    this.watching.begin(client, gameId, null);
    await this.heal(client, [gameId], true);
  }

  /** Two instances' moves may cross on the bus: what is missing up to a version is mostly just behind. */
  healSoon(client: Client, gameId: string, version: number): void {
    if (client.healing.has(gameId)) return;
    client.healing.add(gameId);
    setTimeout(() => {
      client.healing.delete(gameId);
      const watch = client.watches.get(gameId);
      if (watch?.hasGap || watch?.lacks(version)) void this.heal(client, [gameId]).catch(() => undefined);
    }, GAP_PATIENCE_MS).unref();
  }

  private async catchUp(
    client: Client,
    asked: ReadonlySet<string>,
    present: ReadonlyMap<string, number>,
  ): Promise<void> {
    const behind: string[] = [];
    for (const [gameId, watch] of client.watches) {
      const version = present.get(gameId);
      if (version === undefined) {
        if (asked.has(gameId)) this.watching.end(client, gameId);
      } else if (watch.lacks(version) || watch.hasGap) behind.push(gameId);
    }
    if (behind.length > 0) await this.heal(client, behind);
  }

  /** First the states, then what was missed, then what has happened since: all without a pause between. */
  private greet(client: Client, states: readonly StateSync[], missed: readonly Envelope[]): void {
    for (const { envelope } of states) client.say(envelope);
    client.send(missed.map(frameOf));
    const last = missed.at(-1);
    for (const { gameId, version, envelope } of states) {
      const told = last?.gameId === gameId ? last : envelope;
      this.watching.reach(client, gameId, Math.max(version, told.version ?? 0), endsGame(told));
    }
  }

  /** Reads the state of games that a client watches and sends it where it is news. */
  private async heal(client: Client, gameIds: readonly string[], isAsked = false): Promise<void> {
    const wanted = gameIds.filter((gameId) => isAsked || !client.healing.has(gameId));
    if (wanted.length === 0 || !this.source) return;
    for (const gameId of wanted) client.healing.add(gameId);
    try {
      const states = await this.source.statesOf(client.viewer, wanted);
      for (const state of states) this.sync(client, state, isAsked);
      this.endUnfound(client, wanted, states);
    } finally {
      for (const gameId of wanted) client.healing.delete(gameId);
    }
  }

  private sync(client: Client, { gameId, version, envelope }: StateSync, isAsked: boolean): void {
    const watch = client.watches.get(gameId);
    if (!watch) return;
    if (watch.lacks(version) || (isAsked && watch.version === version)) client.say(envelope);
    this.watching.reach(client, gameId, version, endsGame(envelope));
  }

  /** Games that are gone, or are not the player's, are not watched. */
  private endUnfound(client: Client, asked: Iterable<string>, states: readonly StateSync[]): void {
    const found = new Set(states.map(({ gameId }) => gameId));
    for (const gameId of asked) if (!found.has(gameId)) this.watching.end(client, gameId);
  }
}
