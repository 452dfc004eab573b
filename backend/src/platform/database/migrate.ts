import { DataSource, type MigrationInterface } from 'typeorm';
import { ConfigError } from '../config/config.js';

export type Migration = new () => MigrationInterface;

// Any fixed number: all instances that start at once queue up behind it.
const MIGRATION_LOCK = 7_368_226;
const OLDEST_SERVER = 15;

/** Brings a database up to date; safe to run from many processes at once. */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    // One at a time: a change of a table must not hold it while later migrations fill it.
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
    // Ending the connection gives the lock back, also when a migration failed.
    await dataSource.destroy();
  }
}

async function rejectOldServer(dataSource: DataSource): Promise<void> {
  const rows = await dataSource.query<{ server_version_num: string }[]>('SHOW server_version_num');
  const version = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (version < OLDEST_SERVER) {
    throw new ConfigError(`DATABASE_URL: is PostgreSQL ${version}; ${OLDEST_SERVER} or later is needed`);
  }
}
