// Once per run: a server (TEST_DATABASE_URL, or an embedded one), and in it a migrated template.
// jest loads this file outside of its own transformation, hence the built program.
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MIGRATIONS } from '../../dist/migrations.js';
import { startEmbeddedPostgres } from '../../dist/platform/database/embedded-postgres.js';
import { migrate } from '../../dist/platform/database/migrate.js';
import { embedded, inDatabase, run } from './test-server.mjs';

const TEMPLATE = `tessera_test_${process.pid}_${Date.now()}`;

export default async function startPostgres() {
  let url = process.env.TEST_DATABASE_URL;
  if (!url) {
    embedded.folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-test-'));
    embedded.server = await startEmbeddedPostgres({
      dataDir: path.join(embedded.folder, 'postgres'),
      durable: false,
    });
    url = embedded.server.url;
  }
  await run(url, `CREATE DATABASE ${TEMPLATE}`);
  await migrate(inDatabase(url, TEMPLATE), MIGRATIONS);
  process.env.TESSERA_TEST_SERVER = url;
  process.env.TESSERA_TEST_TEMPLATE = TEMPLATE;
}
