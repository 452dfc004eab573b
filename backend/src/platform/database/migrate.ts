import { DataSource, type MigrationInterface } from 'typeorm';
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
