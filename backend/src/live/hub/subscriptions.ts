import type { EventBus, Message } from '../../platform/bus/event-bus.js';
import { type Client, type Delivery, GameQueue } from '../client.js';
import { CHANNELS } from '../event-definition.js';

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

/** Which connections are subscribed to which games, and which versions they have. */
export class GameSubscriptions {
  constructor(private readonly channelSubscriptions: ChannelSubscriptions) {}

  /** The client's queue of a game; a new one starts at the version `seen`. */
  begin(client: Client, gameId: string, seen: number | null): GameQueue<Delivery> {
    let queue = client.queues.get(gameId);
    if (!queue) {
      queue = new GameQueue<Delivery>(seen);
      client.queues.set(gameId, queue);
      // The client may have disconnected while its state was being read.
      if (client.isOpen) this.channelSubscriptions.join(CHANNELS.game(gameId), client);
    }
    return queue;
  }

  end(client: Client, gameId: string): void {
    client.queues.delete(gameId);
    this.channelSubscriptions.leave(CHANNELS.game(gameId), client);
  }

  /** Sends deliveries. The end of a game ends its subscription. */
  send(client: Client, gameId: string, deliveries: readonly Delivery[]): void {
    for (const { messages, isLast } of deliveries) {
      for (const message of messages) client.send(message);
      if (isLast) this.end(client, gameId);
    }
  }

  /** The client now has this version. Sends the deliveries that were held for it. */
  reach(client: Client, gameId: string, version: number, isOver: boolean): void {
    const queue = client.queues.get(gameId);
    if (queue) this.send(client, gameId, queue.reach(version));
    if (isOver) this.end(client, gameId);
  }
}
