import { Logger } from '@nestjs/common';

/**
 * What is published on a channel: plain data that can be represented in JSON. Listeners must not change it.
 */
export type Message = unknown;

const GAP = 'gap';

/** Publish and subscribe by channel, across all instances. Nothing is stored. */
export abstract class EventBus {
  private readonly gapListeners = new ChannelListeners();

  /**
   * Delivers to every subscriber of the channel: in this instance synchronously, in others soon after. Never
   * fails or waits. Clients recover lost messages through the games' versions.
   */
  abstract publish(channel: string, message: Message): void;

  /**
   * Listens to a channel, and returns a function that stops it. A channel can have any number of listeners.
   */
  abstract subscribe(channel: string, listener: (message: Message) => void): () => void;

  /**
   * Calls the listener when messages of other processes may have been missed, so that state has to be
   * reloaded.
   */
  onGap(listener: () => void): () => void {
    const stop = this.gapListeners.add(GAP, listener);
    return () => void stop();
  }

  /** Whether the messages of operators' commands don't arrive, each of which is a process of its own. */
  abstract readonly missesCommands: boolean;

  /** Calls the listeners to gaps. */
  reportGap(): void {
    this.gapListeners.deliver(GAP, '');
  }

  /** How long a message takes to reach other instances, in seconds. It grows while none gets through. */
  abstract lagSeconds(): number;

  abstract close(): Promise<void>;
}

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

/** The bus of a single instance. It needs no connection, and misses nothing but the messages of operators' commands. */
export class LocalEventBus extends EventBus {
  readonly missesCommands = true;
  private readonly listeners = new ChannelListeners();

  publish(channel: string, message: Message): void {
    this.listeners.deliver(channel, message);
  }

  subscribe(channel: string, listener: (message: Message) => void): () => void {
    const stop = this.listeners.add(channel, listener);
    return () => void stop();
  }

  lagSeconds(): number {
    return 0;
  }

  close(): Promise<void> {
    this.listeners.clear();
    return Promise.resolve();
  }
}
