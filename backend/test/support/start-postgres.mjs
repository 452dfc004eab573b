// Starts a server (or uses TEST_DATABASE_URL) and creates a migrated template in it. jest loads this file
// without transforming it, hence the built program.
import { MIGRATIONS } from '../../dist/migrations.js';
import { startEmbeddedDatabase } from '../../dist/platform/database/embedded-database.js';
import { migrate } from '../../dist/platform/database/migrate.js';
import { drawDailies } from './draw-dailies.mjs';
import { inDatabase, runSql, testRun } from './test-server.mjs';

const TEMPLATE = `tessera_test_${process.pid}_${Date.now()}`;

async function startEmbedded() {
  testRun.postgres = await startEmbeddedDatabase(testRun.folder, { durable: false });
  return testRun.postgres.url;
}

export async function startPostgres() {
  const url = process.env.TEST_DATABASE_URL || (await startEmbedded());
  await runSql(url, `CREATE DATABASE ${TEMPLATE}`);
  process.env.TESSERA_TEST_SERVER = url;
  process.env.TESSERA_TEST_TEMPLATE = TEMPLATE;
  await migrate(inDatabase(url, TEMPLATE), MIGRATIONS);
  await drawDailies(inDatabase(url, TEMPLATE));
}
