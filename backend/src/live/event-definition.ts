import type { Envelope } from '@tessera/contracts/live';
import type { Message } from '../platform/bus/event-bus.js';

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

interface EventMessage {
  event: string;
  payload: unknown;
}

/** The known events, and how they are serialized on the bus. */
export class EventRegistry {
  private readonly definitions = new Map<string, EventDefinition<unknown>>();

  add<Payload>(definition: EventDefinition<Payload>): void {
    if (this.definitions.has(definition.name)) throw new Error(`Two events are named ${definition.name}`);
    this.definitions.set(definition.name, definition);
  }

  write<Payload>(definition: EventDefinition<Payload>, payload: Payload): Message {
    // Receivers ignore events that they don't know, so that releases can run side by side.
    if (!this.definitions.has(definition.name)) {
      throw new Error(`${definition.name} isn't registered: list it in GAME_EVENTS or call hub.register`);
    }
    return { event: definition.name, payload } satisfies EventMessage;
  }

  /** Parses a message. Without a definition, it is an event of a newer release. */
  read(message: Message): { definition: EventDefinition<unknown> | undefined; payload: unknown } {
    const { event, payload } = message as EventMessage;
    return { definition: this.definitions.get(event), payload };
  }
}
