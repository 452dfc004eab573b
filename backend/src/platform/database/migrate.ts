import { DataSource, type MigrationInterface } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type ClientBase } from 'pg';
import { ConfigError } from '../config/config.js';

export type Migration = new () => MigrationInterface;

/** Their names, as they are stored in the table of migrations. */
export const migrationNames = (migrations: readonly Migration[]): string[] =>
  migrations.map((migration) => new migration().name ?? migration.name);

// An arbitrary number. It makes instances that start at the same time wait for each other.
export const MIGRATION_LOCK = 7_368_226;
const OLDEST_SERVER = 15;

/** Migrates a database to the current version. Can run in several processes at the same time. */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    // One transaction per migration, so that a schema change doesn't lock its table during later migrations.
    migrationsTransactionMode: 'each',
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await rejectOldServer(dataSource);
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await lock.release();
    // Closing the connection releases the lock, even if a migration failed.
    await dataSource.destroy();
  }
}

async function rejectOldServer(dataSource: DataSource): Promise<void> {
  const rows = await dataSource.query<{ server_version_num: string }[]>('SHOW server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < OLDEST_SERVER) {
    throw new ConfigError(
      `DATABASE_URL: the server runs PostgreSQL ${version}, but ${OLDEST_SERVER} or later is required`,
    );
  }
}

const CHECK_EVERY_MS = 500;
const UNDEFINED_TABLE = '42P01';

/**
 * Waits until another process has applied these migrations. Needs no right to change tables. Later migrations
 * in the database are fine: then this is the older release during an upgrade. Throws a ConfigError if it
 * takes too long. If it has to wait, `onWait` gets the number of missing migrations once.
 */
export async function waitForMigrations(
  url: string,
  migrations: readonly Migration[],
  { timeoutMs, onWait }: { timeoutMs: number; onWait: (count: number) => void },
): Promise<void> {
  const wanted = migrationNames(migrations);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let hasWaited = false;
    for (const end = Date.now() + timeoutMs; ; await sleep(CHECK_EVERY_MS)) {
      const applied = await appliedTo(client);
      const lacking = wanted.filter((name) => !applied.has(name));
      if (lacking.length === 0) return;
      if (Date.now() >= end) {
        throw new ConfigError(
          `DATABASE_URL: migrations of this release are pending (${lacking.length}, starting with ${lacking[0]}): run \`npm run migrate\``,
        );
      }
      if (!hasWaited) onWait(lacking.length);
      hasWaited = true;
    }
  } finally {
    await client.end();
  }
}

/** The names in the table of migrations, which the first migration creates. */
async function appliedTo(client: ClientBase): Promise<Set<string>> {
  const { rows } = await client
    .query<{ name: string }>('SELECT name FROM migrations')
    .catch((error: { code?: string }) => {
      if (error.code === UNDEFINED_TABLE) return { rows: [] };
      throw error;
    });
  return new Set(rows.map(({ name }) => name));
}
