import type { Envelope } from '@tessera/contracts';

/** A game's state as one player sees it. */
export interface StateSync {
  readonly gameId: string;
  readonly version: number;
  readonly envelope: Envelope;
}

/** What the hub asks the room whose games are watched. */
export interface LiveSource {
  /** The games that a player watches from the start. */
  gamesOf(viewer: string): Promise<readonly string[]>;
  /** The state of those of these games that the player takes part in. */
  statesOf(viewer: string, gameIds: readonly string[]): Promise<readonly StateSync[]>;
  /** What happened in the event's game after it, as the player sees it; nothing if it is not theirs. */
  eventsAfter(viewer: string, eventId: string): Promise<readonly Envelope[]>;
  /** The present versions of these games; a game that is gone is not among them. */
  versionsOf(gameIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** The present moment, in milliseconds since the epoch; later than all before. */
  now(): number;
  /** A player connected at `since` and watches these games. */
  connected(viewer: string, gameIds: readonly string[], since: number): Promise<void>;
  /** One of the player's connections starts watching another game. */
  watched(viewer: string, gameId: string): Promise<void>;
}
