import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisOptions } from 'ioredis';
import { newRedisClient, type RedisClient } from './redis-client.js';
import { parseRedisUrl, type RedisAddress } from '../config/redis-url.js';

const CONNECT_TIMEOUT_MS = 2000;
/**
 * A connection without a response for this long counts as dead, because a half-open one never closes by
 * itself.
 */
const SILENCE_MS = 3000;
const KEEP_ALIVE_AFTER_MS = 10_000;
const QUIT_TIMEOUT_MS = 500;

/** Lost commands are recovered elsewhere, so a command that can't be sent now fails immediately. */
const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SILENCE_MS,
  keepAlive: KEEP_ALIVE_AFTER_MS,
};

/** Opens connections to Redis, reconnects them after outages, and closes them at the end. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly log = new Logger(RedisConnections.name);
  private readonly open = new Set<RedisClient>();
  private readonly address: RedisAddress;

  constructor(url: string) {
    this.address = parseRedisUrl(url);
  }

  get isCluster(): boolean {
    return this.address.kind === 'cluster';
  }

  /** A new connection, which reconnects by itself. `name` appears in the log. */
  connect(name: string, options: RedisOptions = {}): RedisClient {
    const client = newRedisClient(this.address, { ...OPTIONS, ...options });
    let isLost = false;
    // Without a handler, an error would end the process. Logs once per outage, not once per attempt.
    client.on('error', (error: Error) => {
      if (!isLost) this.log.warn(`Failed to connect to Redis for ${name}: ${error.message || error.name}`);
      isLost = true;
    });
    client.on('close', () => {
      if (!isLost && this.open.has(client)) this.log.warn(`Lost the connection to Redis for ${name}`);
      isLost = true;
    });
    client.on('ready', () => {
      if (isLost) this.log.log(`Reconnected to Redis for ${name}`);
      isLost = false;
    });
    this.open.add(client);
    return client;
  }

  async close(client: RedisClient): Promise<void> {
    if (!this.open.delete(client)) return;
    if (client.status === 'ready') {
      const inTime = new Promise<void>((resolve) => setTimeout(resolve, QUIT_TIMEOUT_MS).unref());
      await Promise.race([client.quit().catch(() => undefined), inTime]);
    }
    client.disconnect();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.open].map((client) => this.close(client)));
  }
}
