import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eventually } from '../support/eventually.js';
import { startPrimary, startStandby } from '../support/replicated-postgres.mjs';
import { startTcpProxy } from '../support/tcp-proxy.js';
import { expectAlive, startMatch } from './match.js';
import type { RetryingPlayer } from './retrying-player.js';
import { poolAt, withSystem } from './system.js';

const GAMES = 50;

test('50 games survive the loss of the primary: every acknowledged move is on the standby, once', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-failover-'));
  const primary = await startPrimary(path.join(folder, 'a'));
  const standby = await startStandby(primary, path.join(folder, 'b'));
  const proxy = await startTcpProxy(primary.port);
  const databaseUrl = Object.assign(new URL(primary.url), { port: String(proxy.port) }).href;
  const players: RetryingPlayer[] = [];
  try {
    await withSystem(
      async (system) => {
        const matches = await Promise.all(Array.from({ length: GAMES }, () => startMatch(system, players)));
        matches.forEach((match) => match.playOn());
        const isUnderWay = ({ known }: RetryingPlayer) => known.version > 8;
        await eventually('all games are under way', () => players.every(isUnderWay));

        // The machine disappears: its connections stay open, but nothing comes through them any more.
        proxy.target = undefined;
        proxy.freeze();
        await primary.kill();
        expect(players.some(({ known }) => known.position?.phase !== 'completed')).toBe(true);
        await standby.promote();
        await system.sql.end();
        system.sql = poolAt(standby.url);
        proxy.target = standby.port;

        await Promise.all(matches.map((match) => match.converge()));
        await Promise.all(matches.map((match) => match.finish()));
        await expectAlive(...system.instances);
      },
      { databaseUrl },
    );
  } finally {
    players.forEach((player) => player.close());
    await proxy.close();
    await standby.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
