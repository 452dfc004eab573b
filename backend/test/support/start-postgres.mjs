// Starts a server (or uses TEST_DATABASE_URL) and creates a migrated template in it. jest loads this file
// without transforming it, hence the built program.
import path from 'node:path';
import { MIGRATIONS } from '../../dist/migrations.js';
import { startEmbeddedPostgres } from '../../dist/platform/database/embedded/embedded-postgres.js';
import { migrate } from '../../dist/platform/database/migrate.js';
import { drawDailies } from './draw-dailies.mjs';
import { inDatabase, runSql, testRun } from './test-server.mjs';

const TEMPLATE = `tessera_test_${process.pid}_${Date.now()}`;

async function startEmbedded() {
  const dataDir = path.join(testRun.folder, 'postgres');
  testRun.postgres = await startEmbeddedPostgres({ dataDir, durable: false });
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
