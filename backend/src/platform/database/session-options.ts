import type { PoolConfig } from 'pg';
import type { ConnectionWatch } from './connection-watch.js';

/** Long, because each new connection has to plan all prepared statements. */
const IDLE_TIMEOUT_MS = 5 * 60_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** What the connections of all pools have in common. */
export const sessionOptions = (watch: ConnectionWatch) =>
  ({
    // A hanging process must not block others with the rows and locks that it holds.
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 10_000,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    // The watch is for connections that owe a response, and this for idle ones.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    Client: watch.clientClass(),
  }) satisfies PoolConfig;
