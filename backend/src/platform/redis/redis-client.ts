import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { RedisAddress } from '../config/redis-url.js';

/** A connection to a server, or the connections to all nodes of a cluster. */
export type RedisClient = Redis | Cluster;

const RECONNECT_EVERY_MS = 250;
/** How soon a replica that became a primary is found, even if nothing else fails. */
const LOOK_FOR_NODES_EVERY_MS = 5000;
/** Attempts of a short command while a cluster replaces a node, 100 ms apart. */
const MAX_REDIRECTIONS = 3;

/** Opens connections that reconnect by themselves, also to a server that took over from another. */
export function newRedisClient(address: RedisAddress, options: RedisOptions): RedisClient {
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
