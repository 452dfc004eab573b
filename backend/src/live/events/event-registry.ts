import type { Message } from '../../platform/bus/event-bus.js';
import type { EventDefinition } from './event-definition.js';

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
