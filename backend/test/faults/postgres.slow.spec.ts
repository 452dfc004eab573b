import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runningPostmaster } from '@tessera/embedded-postgres/testing';
import { embeddedFolder, startEmbeddedDatabase } from '../../src/platform/database/embedded-database.js';
import { eventually } from '../support/eventually.js';
import { startTcpProxy } from '../support/tcp-proxy.js';
import { expectAlive, withMatch } from './match.js';

test('a game survives an immediate restart of PostgreSQL', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-faults-'));
  const dataDir = embeddedFolder(folder);
  let gone = false;
  let postgres = await startEmbeddedDatabase(folder, { onExit: () => (gone = true) });
  // A restarted server may have another port.
  const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  const url = Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href;
  try {
    await withMatch(async (match, system) => {
      match.playOn();
      await eventually('the game is under way', () => match.players[1].known.version > 12);
      const server = runningPostmaster(dataDir);
      if (!server) throw new Error('PostgreSQL has ended by itself');
      // SIGQUIT is PostgreSQL's immediate shutdown, after which it recovers from its log as after a power
      // failure.
      process.kill(server.pid, 'SIGQUIT');
      // The previous owner has to notice first, or it would take over the next server.
      await eventually('the server has exited', () => gone && runningPostmaster(dataDir) === undefined);
      postgres = await startEmbeddedDatabase(folder);
      proxy.target = Number(new URL(postgres.url).port);

      await eventually('the new server responds', () =>
        system.sql.query('SELECT 1').then(
          () => true,
          () => false,
        ),
      );
      await match.converge();
      await match.finish();
      await expectAlive(...system.instances);
    }, url)();
  } finally {
    await proxy.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
