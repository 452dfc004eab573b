import type { EventBus, Message } from '../../platform/bus/event-bus.js';
import type { Client } from '../connections/client.js';

interface Channel {
  readonly listeners: Set<Client>;
  readonly leave: () => void;
}

/**
 * The channel subscriptions of this instance. A channel of the bus is subscribed to only while a client needs
 * it.
 */
export class ChannelSubscriptions {
  private readonly channels = new Map<string, Channel>();

  constructor(
    private readonly bus: EventBus,
    private readonly onMessage: (message: Message, listeners: ReadonlySet<Client>) => void,
  ) {}

  join(name: string, client: Client): void {
    let channel = this.channels.get(name);
    if (!channel) {
      const listeners = new Set<Client>();
      channel = {
        listeners,
        leave: this.bus.subscribe(name, (message) => this.onMessage(message, listeners)),
      };
      this.channels.set(name, channel);
    }
    channel.listeners.add(client);
  }

  leave(name: string, client: Client): void {
    const channel = this.channels.get(name);
    if (!channel?.listeners.delete(client) || channel.listeners.size > 0) return;
    channel.leave();
    this.channels.delete(name);
  }
}
