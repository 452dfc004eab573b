import { Logger } from '@nestjs/common';
import type { Message } from './event-bus.js';

type Listener = (message: Message) => void;

/** Who listens to what in this process. */
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
   * Answers how to stop listening, which tells whether that was the channel's last listener; to call it
   * again does nothing. The same listener may be added twice.
   */
  add(channel: string, listener: Listener): () => boolean {
    const entry = { listener };
    const entries = this.byChannel.get(channel) ?? new Set();
    this.byChannel.set(channel, entries.add(entry));
    return () => {
      return entries.delete(entry) && entries.size === 0 && this.byChannel.delete(channel);
    };
  }

  /** One listener's failure is not the others'. Who joins during the delivery does not hear this message. */
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
