/** Three primaries, each with a replica. */
export interface RedisCluster {
  /** Names all nodes. */
  url: string;
  /** The keys that match a pattern on each of the primaries, which must all be alive. */
  keys(pattern: string): Promise<string[][]>;
  /** Kills the primary of a key. Resolves once its replica has taken over, as all other nodes know. */
  killPrimaryOf(key: string): Promise<void>;
  /** Replaces the killed node by a replica of the node that took over. */
  replaceKilled(): Promise<void>;
  /** Closes the connections of all clients. */
  cutClients(): Promise<void>;
  stop(): Promise<void>;
}

export function startRedisCluster(): Promise<RedisCluster>;
