import type { EventToken } from './event-token.js';

interface Published {
  readonly message: string;
  readonly token: EventToken<unknown>;
  readonly payload: unknown;
}

/** The events that this program knows, and their form on the bus. */
export class EventTokens {
  private readonly tokens = new Map<string, EventToken<unknown>>();
  /** What is being published, so that this instance need not read its own writing. */
  private published: Published | undefined;

  add<Payload>(token: EventToken<Payload>): void {
    if (this.tokens.has(token.name)) throw new Error(`two events are named ${token.name}`);
    this.tokens.set(token.name, token);
  }

  /** Hands an event's message to whoever sends it. */
  write<Payload>(token: EventToken<Payload>, payload: Payload, send: (message: string) => void): void {
    const message = JSON.stringify({ event: token.name, payload });
    this.published = { message, token, payload };
    send(message);
    this.published = undefined;
  }

  /** The event of a message; without a token it is one of a newer version of the program. */
  read(message: string): { token?: EventToken<unknown> | undefined; payload: unknown } {
    if (this.published?.message === message) return this.published;
    const { event, payload } = JSON.parse(message) as { event: string; payload: unknown };
    return { token: this.tokens.get(event), payload };
  }
}
