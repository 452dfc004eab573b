import { describeStartupError } from './describe-startup-error.js';
import { MIGRATIONS } from './migrations.js';
import { ConfigError } from './platform/config/config.js';
import { loadDatabaseUrl } from './platform/config/load-config.js';
import { databaseProblem } from './platform/database/database-problem.js';
import { DatabaseUse } from './platform/database/database-use.js';
import { migrate } from './platform/database/migrate.js';

/** `npm run migrate`: migrates the database of DATABASE_URL to the current version. */
async function migrateOnly(): Promise<void> {
  const databaseUrl = loadDatabaseUrl();
  if (databaseUrl === undefined) {
    throw new ConfigError(
      'DATABASE_URL: is required to migrate; the embedded database is migrated at each start',
    );
  }
  await migrateAlone(databaseUrl).catch((error: unknown) => {
    throw databaseProblem(error, databaseUrl);
  });
  console.log(`The database is up to date, with ${MIGRATIONS.length} migrations.`);
}

/** No backup may be restored meanwhile. */
async function migrateAlone(databaseUrl: string): Promise<void> {
  const use = await DatabaseUse.begin(databaseUrl, { name: `migration by process ${process.pid}` });
  try {
    await migrate(databaseUrl, MIGRATIONS);
  } finally {
    await use.release();
  }
}

await migrateOnly().catch((error: unknown) => {
  console.error(describeStartupError(error));
  process.exitCode = 1;
});
