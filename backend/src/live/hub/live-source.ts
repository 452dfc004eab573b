import type { Envelope } from '@tessera/contracts/live';

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
