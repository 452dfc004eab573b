import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisClient, RedisConnections } from '../redis/redis-connections.js';

/** What a subscriber works for. */
export interface SubscriberOwner {
  /** The channels that should be subscribed to. */
  wanted(): string[];
  received(channel: string, payload: string): void;
  /** Called when messages may have been lost, after all channels are subscribed to again. */
  missed(): void;
}

/** Subscribes to its owner's channels, and keeps them subscribed after a reconnect. */
export interface BusSubscriber {
  subscribe(channel: string): void;
  unsubscribe(channel: string): void;
  close(): Promise<void>;
}

/**
 * Whether this server supports sharded channels (Redis 7). Checked for each connection, because the server
 * may have been replaced. A server that rejects the question counts as having none.
 */
export async function supportsShardedPubSub(client: RedisClient): Promise<boolean> {
  try {
    const [description] = await client.command('INFO', 'spublish');
    return Array.isArray(description) && description.length > 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'ReplyError') return false;
    throw error;
  }
}

/** Channels per command when all are subscribed to again. */
const CHANNELS_A_COMMAND = 500;
/** Pings detect an idle connection that died without an error. */
const PING_EVERY_MS = 1000;

/** The subscribing connection to a server. It keeps its owner's channels subscribed, even after a reconnect. */
export class RedisSubscriber implements BusSubscriber {
  private readonly client: RedisClient;
  private readonly pings: NodeJS.Timeout;
  /** Undefined while disconnected. Channels wanted in the meantime are subscribed to on reconnect. */
  private isSharded: boolean | undefined;

  constructor(
    private readonly connections: RedisConnections,
    private readonly owner: SubscriberOwner,
  ) {
    this.client = connections.connect('listening', { autoResubscribe: false });
    const received = (channel: string, payload: string) => owner.received(channel, payload);
    this.client.on('message', received).on('smessage', received);
    this.client.on('ready', () => void this.begin().catch(() => this.client.disconnect(true)));
    this.client.on('close', () => (this.isSharded = undefined));
    this.pings = setInterval(() => this.attempt(() => this.client.ping()), PING_EVERY_MS).unref();
  }

  subscribe(channel: string): void {
    this.attempt((isSharded) =>
      isSharded ? this.client.ssubscribe(channel) : this.client.subscribe(channel),
    );
  }

  unsubscribe(channel: string): void {
    this.attempt((isSharded) =>
      isSharded ? this.client.sunsubscribe(channel) : this.client.unsubscribe(channel),
    );
  }

  async close(): Promise<void> {
    clearInterval(this.pings);
    await this.connections.close(this.client);
  }

  private async begin(): Promise<void> {
    const isSharded = await supportsShardedPubSub(this.client);
    // From now on, new channels are subscribed to individually.
    this.isSharded = isSharded;
    const channels = this.owner.wanted();
    if (channels.length === 0) return;
    const commands: Promise<unknown>[] = [];
    for (let i = 0; i < channels.length; i += CHANNELS_A_COMMAND) {
      const some = channels.slice(i, i + CHANNELS_A_COMMAND);
      commands.push(isSharded ? this.client.ssubscribe(...some) : this.client.subscribe(...some));
    }
    await Promise.all(commands);
    this.owner.missed();
  }

  /** A failed command closes the connection; the next one subscribes to everything again. */
  private attempt(command: (isSharded: boolean) => Promise<unknown>): void {
    if (this.isSharded === undefined) return;
    void command(this.isSharded).catch(() => {
      if (this.isSharded === undefined) return;
      // All pending commands fail together, but one disconnect is enough.
      this.isSharded = undefined;
      this.client.disconnect(true);
    });
  }
}

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
