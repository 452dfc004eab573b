export interface RedisServer {
  port: number;
  url: string;
  /** Ends it at once and leaves nothing behind. */
  kill(): Promise<void>;
  signal(signal: NodeJS.Signals): void;
}

export function startRedisServer(
  port?: number,
  options?: readonly string[],
  more?: { sentinelFile?: string },
): Promise<RedisServer>;
