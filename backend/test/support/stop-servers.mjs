// Leaves nothing behind: no servers or folder and, on someone else's server, no database.
import { sweep } from '../../../scripts/scratch.mjs';
import { runSql, testRun } from './test-server.mjs';

export default async function stopServers() {
  await testRun.redis?.kill();
  await stopPostgres();
  sweep(testRun.folder);
}

async function stopPostgres() {
  if (testRun.postgres) return testRun.postgres.stop();
  const { TESSERA_TEST_SERVER: server, TESSERA_TEST_TEMPLATE: template } = process.env;
  if (server && template) await runSql(server, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
}
