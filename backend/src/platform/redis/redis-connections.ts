import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { type RedisOptions, Cluster, Redis } from 'ioredis';
import { parseRedisUrl, type RedisAddress } from '../config/redis-url.js';

/** A connection to a server, or the connections to all nodes of a cluster. */
export type RedisClient = Redis | Cluster;

const RECONNECT_EVERY_MS = 250;
/** How soon a replica that became a primary is found, even if nothing else fails. */
const LOOK_FOR_NODES_EVERY_MS = 5000;
/** Attempts of a short command while a cluster replaces a node, 100 ms apart. */
const MAX_REDIRECTIONS = 3;

/** Opens connections that reconnect by themselves, also to a server that took over from another. */
function newRedisClient(address: RedisAddress, options: RedisOptions): RedisClient {
  const { kind, nodes, isTls, username, password, db, name, sentinelPassword } = address;
  const access: RedisOptions = {
    ...(username ? { username } : {}),
    ...(password ? { password } : {}),
    ...(isTls ? { tls: {} } : {}),
  };
  if (kind === 'cluster') return newCluster(address, { ...options, ...access });
  const server: RedisOptions = { ...options, ...access, db, retryStrategy: () => RECONNECT_EVERY_MS };
  if (kind === 'server') return new Redis({ ...server, ...nodes[0] });
  return new Redis({
    ...server,
    sentinels: [...nodes],
    name: name ?? '',
    ...(sentinelPassword ? { sentinelPassword } : {}),
    ...(isTls ? { enableTLSForSentinelMode: true, sentinelTLS: {} } : {}),
    sentinelRetryStrategy: () => RECONNECT_EVERY_MS,
    // Not with `failoverDetector`: a failover that it notices while a connection is being opened ends the client. A
    // primary that is gone is noticed anyway, and this handles one that has come back as a replica.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  });
}

function newCluster({ nodes, isTls }: RedisAddress, redisOptions: RedisOptions): Cluster {
  const { enableOfflineQueue = true, enableAutoPipelining = false } = redisOptions;
  return new Cluster([...nodes], {
    redisOptions,
    enableOfflineQueue,
    enableAutoPipelining,
    shardedSubscribers: true,
    clusterRetryStrategy: () => RECONNECT_EVERY_MS,
    slotsRefreshInterval: LOOK_FOR_NODES_EVERY_MS,
    // Connections that queue commands may wait for a node; on all others, a caller is waiting.
    ...(enableOfflineQueue ? {} : { maxRedirections: MAX_REDIRECTIONS }),
    // Certificates are issued for host names, so these must not be resolved to addresses first.
    ...(isTls ? { dnsLookup: (host, use) => use(null, host) } : {}),
  });
}

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

/** The longest time that a request waits for Redis. */
const COMMAND_TIMEOUT_MS = 500;

/** Redis for short commands, if it is configured. */
@Injectable()
export class RedisCommands {
  /** Undefined without Redis. */
  readonly client: RedisClient | undefined;

  constructor(connections: RedisConnections | undefined) {
    this.client = connections?.connect('commands', {
      enableAutoPipelining: true,
      commandTimeout: COMMAND_TIMEOUT_MS,
    });
  }

  /** Rejects if Redis doesn't respond. Resolves immediately without Redis. */
  async ping(): Promise<void> {
    await this.client?.ping();
  }
}
