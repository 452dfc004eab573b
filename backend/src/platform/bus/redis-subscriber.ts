import type { Redis } from 'ioredis';
import type { RedisConnections } from '../redis/redis-connections.js';
import { supportsShardedPubSub } from './sharded-pubsub.js';

/** Channels named in one command when all are subscribed to again. */
const CHANNELS_A_COMMAND = 500;
/** A connection on which nobody speaks may be dead without knowing; the answer to a ping tells. */
const PING_EVERY_MS = 1000;

interface Owner {
  /** The channels that should be subscribed to. */
  wanted(): string[];
  received(channel: string, payload: string): void;
  /** Messages may have been lost, and all channels are subscribed to again. */
  missed(): void;
}

/** The listening connection: it subscribes to what its owner wants, also after it was lost. */
export class RedisSubscriber {
  private readonly client: Redis;
  private readonly pings: NodeJS.Timeout;
  /** Undefined while there is no connection: what is wanted then is subscribed to when there is one. */
  private isSharded: boolean | undefined;

  constructor(
    private readonly connections: RedisConnections,
    private readonly owner: Owner,
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
    // From here on whoever begins to listen subscribes by itself.
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

  /** A command that fails takes its connection along, and the next connection makes it good. */
  private attempt(command: (isSharded: boolean) => Promise<unknown>): void {
    if (this.isSharded === undefined) return;
    void command(this.isSharded).catch(() => {
      if (this.isSharded === undefined) return;
      // All that were under way fail with it; once is enough.
      this.isSharded = undefined;
      this.client.disconnect(true);
    });
  }
}
