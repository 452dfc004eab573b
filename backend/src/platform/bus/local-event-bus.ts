import { ChannelListeners } from './channel-listeners.js';
import { EventBus, type Message } from './event-bus.js';

/** The bus of a single instance, which needs no connection and misses nothing. */
export class LocalEventBus extends EventBus {
  private readonly listeners = new ChannelListeners();

  publish(channel: string, message: Message): void {
    this.listeners.deliver(channel, message);
  }

  subscribe(channel: string, listener: (message: Message) => void): () => void {
    const stop = this.listeners.add(channel, listener);
    return () => void stop();
  }

  onGap(): () => void {
    return () => undefined;
  }

  lagSeconds(): number {
    return 0;
  }

  close(): Promise<void> {
    this.listeners.clear();
    return Promise.resolve();
  }
}
