import type { Envelope } from '@tessera/contracts';

/** The names of all channels of the bus. */
export const CHANNELS = {
  /** Everything about one player, on all of their connections. */
  player: (playerUUID: string): string => `player:${playerUUID}`,
  /** The events of one game. */
  game: (gameId: string): string => `game:${gameId}`,
  /** Sessions that have ended, and players that now require one. Received by every instance. */
  sessions: 'sessions',
  /** Games whose seats have been transferred or that have been removed. Received by every instance. */
  reseated: 'reseated',
  /** Running games whose players have other names now. Received by every instance. */
  renamed: 'renamed',
} as const;

/**
 * An event that a feature publishes. The payload is plain data that can be represented in JSON, and is never
 * sent to clients as it is.
 */
export interface EventDefinition<Payload> {
  readonly name: string;
  /** The channels on which it is published. */
  channels(payload: Payload): readonly string[];
  /** The messages that this player may see, in order; empty if there are none. */
  view(payload: Payload, viewer: string): readonly Envelope[];
  /**
   * The event's place among a game's versions, if it has one. The event then reaches every connection once,
   * after the previous version, and subscribes the connection to the game. A connection that may see none of
   * its messages gets the game's state instead, unless it has that version.
   */
  order?(payload: Payload): EventOrder;
  /**
   * Whether the feature has already recorded that this player is connected in the game. Then it isn't told
   * when the event subscribes one of the player's connections to the game.
   */
  knowsConnected?(payload: Payload, viewer: string): boolean;
}

export interface EventOrder {
  readonly gameId: string;
  readonly version: number;
}
