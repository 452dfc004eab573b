import { DataSource, type MigrationInterface } from 'typeorm';

export type Migration = new () => MigrationInterface;

// Any fixed number: all instances that start at once queue up behind it.
const MIGRATION_LOCK = 7_368_226;

/** Brings a database up to date; safe to run from many processes at once. */
export async function migrate(url: string, migrations: readonly Migration[]): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url,
    migrations: [...migrations],
    migrationsTransactionMode: 'all',
  });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await dataSource.runMigrations();
  } finally {
    await lock.release();
    // Ending the connection gives the lock back, also when a migration failed.
    await dataSource.destroy();
  }
}
