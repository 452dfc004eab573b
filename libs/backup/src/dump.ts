import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  BackupError,
  type BackupTable,
  copyLine,
  copyOut,
  END_OF_ROWS,
  FORMAT,
  headerLine,
  TEXT_SETTINGS,
  trailerLine,
  type WrittenTable,
} from './format.js';
import { migrationsOf, type MigrationTable, tablesOf } from './tables.js';

/** The program whose database it is. */
export interface Program {
  /** Lowercase letters; the header and the names of files begin with it. */
  readonly name: string;
  readonly version: string;
  readonly migrations: MigrationTable;
}

/**
 * The whole database as one snapshot, which blocks neither reads nor writes. The lock waits for a running
 * migration, and makes later ones wait, before they lock any table, until the snapshot ends.
 */
export async function* dump(url: string, program: Program): AsyncGenerator<Buffer> {
  const client = new Client({ connectionString: url, application_name: `backup by process ${process.pid}` });
  // A lost connection also fails the statement that is running.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query(TEXT_SETTINGS);
    await client.query('SELECT pg_advisory_lock_shared($1)', [program.migrations.lock]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* dumpSnapshot(client, program);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function* dumpSnapshot(client: Client, { name, version, migrations }: Program): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ server: string; now: Date }>(
    `SELECT current_setting('server_version') AS server, now() AS now`,
  );
  const [about] = rows;
  const applied = await migrationsOf(client, migrations);
  if (about === undefined || applied === undefined)
    throw new BackupError('The database is empty: there is nothing to back up');
  const tables = await tablesOf(client);
  const header = {
    format: FORMAT,
    version,
    createdAt: about.now.toISOString(),
    server: about.server,
    migrations: applied,
    tables,
  };
  yield Buffer.from(headerLine(name, header));
  const written: Record<string, WrittenTable> = {};
  for (const table of tables) {
    yield Buffer.from(copyLine(table));
    written[table.name] = yield* rowsOf(client, table);
    yield END_OF_ROWS;
  }
  yield Buffer.from(trailerLine({ tables: written }));
}

async function* rowsOf(client: Client, table: BackupTable): AsyncGenerator<Buffer, WrittenTable> {
  const stream = client.query(copyTo(copyOut(table)));
  const hash = createHash('sha256');
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  return { rows: stream.rowCount, sha256: hash.digest('hex') };
}
