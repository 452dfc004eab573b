// Once per run: a server (TEST_DATABASE_URL, or an embedded one), and in it a migrated template.
// jest loads this file outside of its own transformation, hence the built program.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MIGRATIONS } from '../../dist/migrations.js';
import { startEmbeddedPostgres } from '../../dist/platform/database/embedded-postgres.js';
import { migrate } from '../../dist/platform/database/migrate.js';
import { drawDailies } from './draw-dailies.mjs';
import stopPostgres from './stop-postgres.mjs';
import { embedded, inDatabase, run } from './test-server.mjs';

const TEMPLATE = `tessera_test_${process.pid}_${Date.now()}`;

async function startEmbedded() {
  embedded.folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-test-'));
  const dataDir = path.join(embedded.folder, 'postgres');
  embedded.server = await startEmbeddedPostgres({ dataDir, durable: false });
  return embedded.server.url;
}

export default async function startPostgres() {
  const url = process.env.TEST_DATABASE_URL || (await startEmbedded());
  await run(url, `CREATE DATABASE ${TEMPLATE}`);
  process.env.TESSERA_TEST_SERVER = url;
  process.env.TESSERA_TEST_TEMPLATE = TEMPLATE;
  try {
    await migrate(inDatabase(url, TEMPLATE), MIGRATIONS);
    await drawDailies(inDatabase(url, TEMPLATE));
  } catch (error) {
    // jest tears down only what was set up whole.
    await stopPostgres();
    throw error;
  }
}
