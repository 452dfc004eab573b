/** A primary with a replica, watched by a Sentinel. */
export interface RedisSentinel {
  /** Names the Sentinel and the primary. */
  url: string;
  /** Kills the primary. Resolves once the Sentinel has made the replica the primary. */
  killPrimary(): Promise<void>;
  stop(): Promise<void>;
}

export function startRedisSentinel(): Promise<RedisSentinel>;
