/** A PostgreSQL server that a test can lose. */
export interface PostgresServer {
  port: number;
  /** The URL of the application's database, directly on this server. */
  url: string;
  /** Kills all of its processes at the same moment. */
  kill(): Promise<void>;
  /** Makes a standby the primary. Resolves when it accepts writes. */
  promote(): Promise<void>;
  /** Stops it, starts it again after `awayMs`, and resolves with it. It has another port then. */
  restart(awayMs: number): Promise<PostgresServer>;
  stop(): Promise<void>;
}

/** A new server with an empty database for the application. */
export function startPrimary(folder: string): Promise<PostgresServer>;

/**
 * A new standby, which streams from the primary. Once it is synchronous, the primary acknowledges no commit before
 * the standby has it. `port` is an address at which the primary will be even if it changes.
 */
export function startStandby(
  primary: PostgresServer,
  folder: string,
  options?: { isSynchronous?: boolean; port?: number },
): Promise<PostgresServer>;
