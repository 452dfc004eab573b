import type { Envelope } from '@tessera/contracts';

/** An event that a room publishes. The payload is plain data, travels as JSON, and is never shown as it is. */
export interface EventDefinition<Payload> {
  readonly name: string;
  /** Where it goes. */
  channels(payload: Payload): readonly string[];
  /** What this player may see of it, in order; nothing for whom it does not concern. */
  view(payload: Payload, viewer: string): readonly Envelope[];
  /**
   * Where it stands in its game, if the game's version orders it: it then reaches every connection once,
   * after the version before it, and whoever gets it watches the game from then on. Whom it shows nothing
   * learns of the version by the state, unless it has that.
   */
  order?(payload: Payload): EventOrder;
}

export interface EventOrder {
  readonly gameId: string;
  readonly version: number;
}
