import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';

const CONNECT_TIMEOUT_MS = 2000;
/**
 * A connection without a response for this long counts as dead, because a half-open one never closes by
 * itself.
 */
const SILENCE_MS = 3000;
const RECONNECT_EVERY_MS = 250;
const QUIT_TIMEOUT_MS = 500;

/** Lost commands are recovered elsewhere, so a command that can't be sent now fails immediately. */
const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: SILENCE_MS,
  retryStrategy: () => RECONNECT_EVERY_MS,
};

/** Opens connections to Redis, reconnects them after outages, and closes them at the end. */
@Injectable()
export class RedisConnections implements OnApplicationShutdown {
  private readonly log = new Logger(RedisConnections.name);
  private readonly open = new Set<Redis>();

  constructor(private readonly url: string) {}

  /** A new connection, which reconnects by itself. `name` appears in the log. */
  connect(name: string, options: RedisOptions = {}): Redis {
    const client = new Redis(this.url, { ...OPTIONS, ...options });
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

  async close(client: Redis): Promise<void> {
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
