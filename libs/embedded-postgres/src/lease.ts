import { Client } from 'pg';
import type { Server } from './settings.js';

/** An arbitrary number; nothing else takes advisory locks in the database `postgres`. */
const LEASE_LOCK = 7_355_372;

/** Proves that this process alone is responsible for an embedded server. */
export interface Lease {
  /** The port on which the server listens. */
  port: number;
  /** Resolves when the connection is lost: the server ended or dropped all connections. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** A lease of another process, which `holder` names. */
export interface Taken {
  holder: string;
}

/** A server with the password of its superuser. */
export type Access = Pick<Server, 'dataDir' | 'name'> & { readonly password: string };

/** The URL of a database of the server on this port: by default, of the one with the server's name. */
export const connectionUrl = (
  { name, password }: Pick<Access, 'name' | 'password'>,
  port: number,
  database = name,
): string => `postgres://${name}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Takes responsibility for the server on this port. The lease is an advisory lock held by an open connection,
 * so it ends with its process in any case, without lock files or process IDs that could become stale. Throws
 * an error of `pg` if the server is unreachable, and an Error if it serves another folder.
 */
export async function takeLease(server: Access, port: number): Promise<Lease | Taken> {
  const client = new Client({
    connectionString: connectionUrl(server, port, 'postgres'),
    application_name: `${server.name} process ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  // 'end' always follows, and handles the loss.
  client.on('error', () => undefined);
  const release = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await rejectOtherFolder(client, server.dataDir);
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LEASE_LOCK,
    ]);
    if (rows[0]?.taken) {
      await createDatabase(client, server.name);
      return { port, lost, release };
    }
    const holder = (await holderOf(client)) ?? server.name;
    await release();
    return { holder };
  } catch (error) {
    await release();
    throw error;
  }
}

async function rejectOtherFolder(client: Client, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
  if (rows[0]?.data_directory !== dataDir) {
    throw new Error(`the server there serves ${rows[0]?.data_directory}`);
  }
}

async function createDatabase(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
}

async function holderOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [LEASE_LOCK],
  );
  return rows[0]?.application_name;
}
