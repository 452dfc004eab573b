import { describeStartupError } from './describe-startup-error.js';
import { MIGRATIONS } from './migrations.js';
import { ConfigError, loadConfig } from './platform/config/config.js';
import { databaseProblem } from './platform/config/startup-problems.js';
import { migrate } from './platform/database/migrate.js';

/** `npm run migrate`: migrates the database of DATABASE_URL to the current version. */
async function migrateOnly(): Promise<void> {
  const { databaseUrl } = loadConfig();
  if (databaseUrl === undefined) {
    throw new ConfigError(
      'DATABASE_URL: is required to migrate; the built-in database is migrated at each start',
    );
  }
  await migrate(databaseUrl, MIGRATIONS).catch((error: unknown) => {
    throw databaseProblem(error, databaseUrl);
  });
  console.log(`The database is up to date, with ${MIGRATIONS.length} migrations.`);
}

await migrateOnly().catch((error: unknown) => {
  console.error(describeStartupError(error));
  process.exitCode = 1;
});
