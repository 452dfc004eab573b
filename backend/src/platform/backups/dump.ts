import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK, appliedTo } from '../database/migrate.js';
import { BackupError } from './backup-error.js';
import {
  type BackupTable,
  copyLine,
  copyOut,
  END_OF_ROWS,
  FORMAT,
  headerLine,
  TEXT_SETTINGS,
  trailerLine,
  type WrittenTable,
} from './backup-format.js';
import { tablesOf } from './tables.js';

const PACKAGE = path.join(import.meta.dirname, '../../../package.json');
const programVersion = (): string =>
  (JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }).version;

/**
 * The whole database as one snapshot, which blocks neither reads nor writes. The lock waits for a running
 * migration, and makes later ones wait, before they lock any table, until the snapshot ends.
 */
export async function* dump(url: string): AsyncGenerator<Buffer> {
  const client = new Client({ connectionString: url, application_name: `backup by process ${process.pid}` });
  // A lost connection also fails the statement that is running.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
    await client.query(TEXT_SETTINGS);
    await client.query('SELECT pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    yield* dumpSnapshot(client);
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function* dumpSnapshot(client: Client): AsyncGenerator<Buffer> {
  const { rows } = await client.query<{ server: string; now: Date; isMigrated: boolean }>(
    `SELECT current_setting('server_version') AS server, now() AS now,
            to_regclass('migrations') IS NOT NULL AS "isMigrated"`,
  );
  const [about] = rows;
  if (!about?.isMigrated) throw new BackupError('The database is empty: there is nothing to back up');
  const tables = await tablesOf(client);
  const header = {
    format: FORMAT,
    version: programVersion(),
    createdAt: about.now.toISOString(),
    server: about.server,
    migrations: [...(await appliedTo(client))],
    tables,
  };
  yield Buffer.from(headerLine(header));
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
