import type { Pool, PoolConfig } from 'pg';
import type { DataSource } from 'typeorm';
import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import type { ConnectionWatch } from './connection-watch.js';

/** The driver's own pool, for which TypeORM has no type. */
export const poolOf = ({ driver }: DataSource): Pool => (driver as unknown as { master: Pool }).master;

/** The URL with which it connects, including the password. */
export const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url ?? '';

/** Long, because each new connection has to plan all prepared statements. */
const IDLE_TIMEOUT_MS = 5 * 60_000;
/** How soon the loss of a machine is noticed on an idle connection. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** What the connections of all pools have in common. */
export const sessionOptions = (watch: ConnectionWatch) =>
  ({
    // A hanging process must not block others with the rows and locks that it holds.
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    // The watch is for connections that owe a response, and this for idle ones.
    ...KEEP_ALIVE,
    Client: watch.clientClass(),
  }) satisfies PoolConfig;

/** Logs when the database closes an idle connection. */
export class PoolErrors implements BeforeApplicationShutdown {
  private readonly log = new Logger('Database');
  private isClosing = false;

  note(error: Error): void {
    if (!this.isClosing) this.log.warn(`Lost a database connection: ${error.message}`);
  }

  /** From now on that is expected: the pool closes its connections without waiting for the server. */
  beforeApplicationShutdown(): void {
    this.isClosing = true;
  }
}
