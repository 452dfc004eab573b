import type { Message } from '../platform/bus/event-bus.js';
import type { EventToken } from './event-token.js';

interface EventMessage {
  event: string;
  payload: unknown;
}

/** The events that this program knows, and their form on the bus. */
export class EventTokens {
  private readonly tokens = new Map<string, EventToken<unknown>>();

  add<Payload>(token: EventToken<Payload>): void {
    if (this.tokens.has(token.name)) throw new Error(`two events are named ${token.name}`);
    this.tokens.set(token.name, token);
  }

  write<Payload>(token: EventToken<Payload>, payload: Payload): Message {
    return { event: token.name, payload } satisfies EventMessage;
  }

  /** The event of a message; without a token it is one of a newer version of the program. */
  read(message: Message): { token: EventToken<unknown> | undefined; payload: unknown } {
    const { event, payload } = message as EventMessage;
    return { token: this.tokens.get(event), payload };
  }
}
