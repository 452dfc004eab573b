import { Logger } from '@nestjs/common';
import type { Message } from './event-bus.js';

type Listener = (message: Message) => void;

/** The listeners of each channel in this process. */
export class ChannelListeners {
  private readonly log = new Logger(ChannelListeners.name);
  private readonly byChannel = new Map<string, Set<{ readonly listener: Listener }>>();

  get channels(): string[] {
    return [...this.byChannel.keys()];
  }

  has(channel: string): boolean {
    return this.byChannel.has(channel);
  }

  /**
   * Adds a listener and returns a function that removes it again, which returns whether it was the channel's
   * last. Further calls of that function do nothing. The same listener can be added twice.
   */
  add(channel: string, listener: Listener): () => boolean {
    const entry = { listener };
    const entries = this.byChannel.get(channel) ?? new Set();
    this.byChannel.set(channel, entries.add(entry));
    return () => {
      return entries.delete(entry) && entries.size === 0 && this.byChannel.delete(channel);
    };
  }

  /** A failing listener doesn't affect the others. Listeners added during delivery don't get this message. */
  deliver(channel: string, message: Message): void {
    for (const entry of [...(this.byChannel.get(channel) ?? [])]) {
      try {
        entry.listener(message);
      } catch (error) {
        this.log.error(error instanceof Error ? error.stack : error);
      }
    }
  }

  clear(): void {
    this.byChannel.clear();
  }
}
