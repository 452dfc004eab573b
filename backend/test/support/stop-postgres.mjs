// Leaves nothing behind: neither a server and its folder nor, on a server of others, a database.
import { rmSync } from 'node:fs';
import { embedded, run } from './test-server.mjs';

export default async function stopPostgres() {
  if (embedded.server) {
    await embedded.server.stop();
    rmSync(embedded.folder, { recursive: true, force: true });
    return;
  }
  const { TESSERA_TEST_SERVER: server, TESSERA_TEST_TEMPLATE: template } = process.env;
  if (server && template) await run(server, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
}
