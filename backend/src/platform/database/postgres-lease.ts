import { Client } from 'pg';
import { SUPERUSER } from './postgres-cluster.js';

/** The database that the application uses. */
export const DATABASE = 'tessera';

/** Any fixed number will do: nothing else takes advisory locks in the database `postgres`. */
const LEASE_LOCK = 7_355_372;

/** Proof that this process, and no other, is in charge of a built-in server. */
export interface Lease {
  /** Where the server listens. */
  port: number;
  /** Settles when the connection is gone: the server ended, or threw everybody out. */
  lost: Promise<void>;
  release(): Promise<void>;
}

/** Somebody else's lease: `holder` names its process. */
export interface Taken {
  holder: string;
}

export const connectionUrl = (port: number, password: string, database: string) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;

/**
 * Takes charge of the server at this port. The lease is a lock held by an open connection, so it ends with
 * its process, however that ends: no file to go stale, no process number to be mistaken.
 * Throws what `pg` throws while the server is unreachable, and when it serves another folder.
 */
export async function takeLease(port: number, password: string, dataDir: string): Promise<Lease | Taken> {
  const client = new Client({
    connectionString: connectionUrl(port, password, 'postgres'),
    application_name: `tessera process ${process.pid}`,
    connectionTimeoutMillis: 5000,
  });
  const lost = new Promise<void>((resolve) => client.once('end', () => resolve()));
  // 'end' follows in every case, and is where the loss is dealt with.
  client.on('error', () => undefined);
  const release = () => client.end().catch(() => undefined);
  try {
    await client.connect();
    await rejectOtherFolder(client, dataDir);
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      LEASE_LOCK,
    ]);
    if (rows[0]?.taken) {
      await createDatabase(client);
      return { port, lost, release };
    }
    const holder = await holderOf(client);
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

async function createDatabase(client: Client): Promise<void> {
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
}

async function holderOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ application_name: string }>(
    `SELECT application_name FROM pg_stat_activity JOIN pg_locks USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [LEASE_LOCK],
  );
  return rows[0]?.application_name ?? 'tessera';
}
