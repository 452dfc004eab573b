import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { runningPostmaster } from '../../src/platform/database/postmaster-file.js';
import { eventually } from '../support/eventually.js';
import { startTcpProxy } from '../support/tcp-proxy.js';
import { expectAlive, withMatch } from './match.js';

test('Postgres is restarted at once, without a word to anybody, in mid-game', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-faults-'));
  const dataDir = path.join(folder, 'postgres');
  let gone = false;
  let postgres = await startEmbeddedPostgres({ dataDir, onExit: () => (gone = true) });
  // A server that comes back may have another port.
  const proxy = await startTcpProxy(Number(new URL(postgres.url).port));
  const url = Object.assign(new URL(postgres.url), { port: String(proxy.port) }).href;
  try {
    await withMatch(async (match, system) => {
      match.playOn();
      await eventually('the game is under way', () => match.players[1].known.version > 12);
      const server = runningPostmaster(dataDir);
      if (!server) throw new Error('PostgreSQL has ended by itself');
      // SIGQUIT is PostgreSQL's immediate shutdown: it recovers from its log as after a power cut.
      process.kill(server.pid, 'SIGQUIT');
      // Who was in charge has to know, or would take charge of the next one.
      await eventually('it is gone', () => gone && runningPostmaster(dataDir) === undefined);
      postgres = await startEmbeddedPostgres({ dataDir });
      proxy.target = Number(new URL(postgres.url).port);

      await eventually('it answers', () =>
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
