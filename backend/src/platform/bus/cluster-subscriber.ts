import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClient } from '../redis/redis-client.js';
import type { RedisConnections } from '../redis/redis-connections.js';
import type { BusSubscriber, SubscriberOwner } from './redis-subscriber.js';

const AGAIN_AFTER_MS = 500;

/**
 * The subscribing connections to a cluster, one for each primary that has any of the channels. The client subscribes
 * again by itself when a connection is lost or a channel moves to another node.
 */
export class ClusterSubscriber implements BusSubscriber {
  private readonly client: RedisClient;
  /** The channels that the client knows, and subscribes to again. */
  private readonly handedOver = new Set<string>();
  private isClosed = false;

  constructor(
    private readonly connections: RedisConnections,
    private readonly owner: SubscriberOwner,
  ) {
    this.client = connections.connect('listening');
    this.client.on('smessage', (channel: string, payload: string) => owner.received(channel, payload));
    this.client.on('ready', () => this.subscribeToAll());
    this.client.on('subscribersReady', () => owner.missed());
  }

  subscribe(channel: string): void {
    if (this.client.status !== 'ready' || this.handedOver.has(channel)) return;
    this.handedOver.add(channel);
    this.client.ssubscribe(channel).catch(() => void this.retry(channel));
  }

  unsubscribe(channel: string): void {
    if (!this.handedOver.delete(channel)) return;
    this.client.sunsubscribe(channel).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.connections.close(this.client);
  }

  private subscribeToAll(): void {
    for (const channel of this.owner.wanted()) this.subscribe(channel);
  }

  /** While a node is being replaced. */
  private async retry(channel: string): Promise<void> {
    this.handedOver.delete(channel);
    await sleep(AGAIN_AFTER_MS, undefined, { ref: false });
    if (this.isClosed || !this.owner.wanted().includes(channel)) return;
    this.subscribe(channel);
  }
}
