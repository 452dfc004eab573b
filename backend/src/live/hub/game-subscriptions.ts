import type { ChannelSubscriptions } from './channel-subscriptions.js';
import { CHANNELS } from '../events/event-definition.js';
import { type Client, type Delivery, GameQueue } from '../connections/client.js';

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
