import { Logger } from '@nestjs/common';
import type { Envelope } from '@tessera/contracts/live';
import { endsGame, type Client } from '../client.js';
import type { GameSubscriptions } from './subscriptions.js';

/** How long to wait for a late message before reading the state instead. */
const GAP_TIMEOUT_MS = 200;

/** Brings connections up to date: when they open, and when messages were lost. */
export class Reconciler {
  private readonly log = new Logger(Reconciler.name);
  private source: LiveSource | undefined;
  private isComparing = false;

  constructor(
    private readonly clients: ReadonlySet<Client>,
    private readonly gameSubscriptions: GameSubscriptions,
  ) {}

  /** Sets the feature that provides the states of games. */
  serve(source: LiveSource): void {
    this.source = source;
  }

  /** Resyncs subscribed games whose version is newer than a connection's. */
  async compareVersions(): Promise<void> {
    for (const client of this.clients) void this.bringUpToDate(client);
    const watched = new Set([...this.clients].flatMap((client) => [...client.queues.keys()]));
    if (watched.size === 0 || !this.source || this.isComparing) return;
    this.isComparing = true;
    try {
      const present = await this.source.versionsOf([...watched]);
      await Promise.all([...this.clients].map((client) => this.catchUp(client, watched, present)));
    } catch (error) {
      this.log.warn(`Failed to check open games for missed updates: ${String(error)}`);
    } finally {
      this.isComparing = false;
    }
  }

  /** Sends a new connection its games, and the events that it missed. */
  async bringUpToDate(client: Client): Promise<void> {
    const { source } = this;
    const { pending } = client;
    if (!source || !pending) return;
    client.pending = undefined;
    const { lastEventId, gameId } = pending;
    const since = source.now();
    try {
      const games = new Set(await source.gamesOf(client.viewer));
      if (gameId !== undefined) games.add(gameId);
      // Subscribed first, with deliveries held until the state has been read, so that nothing is missed in
      // between.
      for (const game of games) this.gameSubscriptions.begin(client, game, null);
      const states = await source.statesOf(client.viewer, [...games]);
      const missed = lastEventId === undefined ? [] : await source.eventsAfter(client.viewer, lastEventId);
      this.greet(client, states, missed);
      this.endUnfound(client, games, states);
      await source.connected(client.viewer, states, since);
    } catch (error) {
      // The next comparison retries.
      client.pending = pending;
      this.log.warn(`Failed to resync a connection: ${String(error)}`);
    }
  }

  /** Reports a new subscription to the feature. */
  async begun(client: Client, gameId: string): Promise<void> {
    try {
      await this.source?.watched(client.viewer, gameId);
    } catch (error) {
      // It will be recorded with the player's next connection.
      this.log.warn(`Failed to record that a player opened a game: ${String(error)}`);
    }
  }

  /** Sends one client the current state of a game, and subscribes it to the game. */
  async refresh(client: Client, gameId: string): Promise<void> {
    this.gameSubscriptions.begin(client, gameId, null);
    await this.resync(client, [gameId], true);
  }

  /** Sends the current states of these games to all clients that are subscribed to them. */
  async resend(gameIds: readonly string[]): Promise<void> {
    const resends = [...this.clients].map(async (client) => {
      const watched = gameIds.filter((gameId) => client.queues.has(gameId));
      if (watched.length > 0) await this.resync(client, watched, true);
    });
    await Promise.all(resends).catch((error: unknown) => {
      this.log.warn(`Failed to resend the state of games: ${String(error)}`);
    });
  }

  /**
   * Moves of two instances may overtake each other on the bus, so a missing version usually arrives just
   * afterwards.
   */
  resyncSoon(client: Client, gameId: string, version: number): void {
    if (client.resyncing.has(gameId)) return;
    client.resyncing.add(gameId);
    setTimeout(() => {
      client.resyncing.delete(gameId);
      const queue = client.queues.get(gameId);
      if (queue?.hasGap || queue?.lacks(version)) void this.resync(client, [gameId]).catch(() => undefined);
    }, GAP_TIMEOUT_MS).unref();
  }

  private async catchUp(
    client: Client,
    requested: ReadonlySet<string>,
    present: ReadonlyMap<string, number>,
  ): Promise<void> {
    const behind: string[] = [];
    for (const [gameId, queue] of client.queues) {
      const version = present.get(gameId);
      if (version === undefined) {
        if (requested.has(gameId)) this.gameSubscriptions.end(client, gameId);
      } else if (queue.lacks(version) || queue.hasGap) behind.push(gameId);
    }
    if (behind.length > 0) await this.resync(client, behind);
  }

  /** First the states, then the missed events, then the held deliveries, all synchronously. */
  private greet(client: Client, states: readonly StateSync[], missed: readonly Envelope[]): void {
    for (const { envelope } of states) client.send(envelope);
    for (const envelope of missed) client.send(envelope);
    const last = missed.at(-1);
    for (const { gameId, version, envelope } of states) {
      const latest = last?.gameId === gameId ? last : envelope;
      this.gameSubscriptions.reach(client, gameId, Math.max(version, latest.version ?? 0), endsGame(latest));
    }
  }

  /** Reads the states of a client's games and sends those that are newer. */
  private async resync(client: Client, gameIds: readonly string[], isAsked = false): Promise<void> {
    const wanted = gameIds.filter((gameId) => isAsked || !client.resyncing.has(gameId));
    if (wanted.length === 0 || !this.source) return;
    for (const gameId of wanted) client.resyncing.add(gameId);
    try {
      const states = await this.source.statesOf(client.viewer, wanted);
      for (const state of states) this.sync(client, state, isAsked);
      this.endUnfound(client, wanted, states);
    } finally {
      for (const gameId of wanted) client.resyncing.delete(gameId);
    }
  }

  private sync(client: Client, { gameId, version, envelope }: StateSync, isAsked: boolean): void {
    const queue = client.queues.get(gameId);
    if (!queue) return;
    if (queue.lacks(version) || (isAsked && queue.version === version)) client.send(envelope);
    this.gameSubscriptions.reach(client, gameId, version, endsGame(envelope));
  }

  /** Ends the subscriptions of games that don't exist or in which the player doesn't play. */
  private endUnfound(client: Client, requested: Iterable<string>, states: readonly StateSync[]): void {
    const found = new Set(states.map(({ gameId }) => gameId));
    for (const gameId of requested) if (!found.has(gameId)) this.gameSubscriptions.end(client, gameId);
  }
}

/** A game's state as one player sees it. */
export interface StateSync {
  readonly gameId: string;
  readonly version: number;
  readonly envelope: Envelope;
}

/** What the hub needs from the feature whose games are subscribed to. */
export interface LiveSource<State extends StateSync = StateSync> {
  /** The games to which a player's connections are subscribed from the start. */
  gamesOf(viewer: string): Promise<readonly string[]>;
  /** The states of those of these games in which the player takes part. */
  statesOf(viewer: string, gameIds: readonly string[]): Promise<readonly State[]>;
  /** What happened in the event's game after it, as the player sees it; empty if they don't play in it. */
  eventsAfter(viewer: string, eventId: string): Promise<readonly Envelope[]>;
  /** The current versions of these games, without those that no longer exist. */
  versionsOf(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The current moment in milliseconds since 1970, later than all before. */
  now(): number;
  /** A player connected at `since` and is subscribed to the games with these states. */
  connected(viewer: string, states: readonly State[], since: number): Promise<void>;
  /** One of the player's connections has been subscribed to another game. */
  watched(viewer: string, gameId: string): Promise<void>;
}
