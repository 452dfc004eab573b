import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { PLAYER_HEADER } from '@tessera/contracts/wire';
import { Client } from 'pg';
import { MIGRATIONS } from '../../src/migrations.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { aPlayer } from '../support/app.js';
import { drawDailies } from '../support/draw-dailies.mjs';
import { postgresTools, runTool, startInstalledPostgres } from '../support/postgres-tools.js';
import { startProgram } from '../support/program.js';
import { withMatch } from './match.js';
import { withSystem } from './system.js';

const testWithTools = postgresTools === undefined ? xtest : test;

const createDaily = (address: string, player = aPlayer()) =>
  fetch(address + CALLS.createDaily.path, {
    method: 'POST',
    headers: { [PLAYER_HEADER]: player, 'Content-Type': 'application/json' },
    body: '{}',
  });

/** More and more players start their daily until this is stopped. Returns how many did. */
function rush(address: string): () => Promise<number> {
  let goesOn = true;
  const running = (async () => {
    let count = 0;
    for (; goesOn; count++) expect((await createDaily(address)).status).toBe(201);
    return count;
  })();
  return () => {
    goesOn = false;
    return running;
  };
}

/** Everything stored about games and players, in an order that doesn't depend on the physical one. */
async function contentsOf(url: string, gameId: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: games } = await client.query<object>('SELECT * FROM games WHERE "gameId" = $1', [gameId]);
    const { rows: events } = await client.query<object>(
      'SELECT * FROM game_events WHERE "gameId" = $1 ORDER BY version, index',
      [gameId],
    );
    const { rows: counted } = await client.query<object>(
      `SELECT count(*) > 0 AS players, (SELECT seed FROM daily_seed) AS seed,
         (SELECT count(*) FROM migrations) AS migrations FROM players`,
    );
    return [games, events, counted];
  } finally {
    await client.end();
  }
}

testWithTools(
  'a backup of a running server, brought into a new one: the players of a game under way go on there by themselves',
  async () => {
    const [old, fresh] = [await startInstalledPostgres(), await startInstalledPostgres()];
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-backup-'));
    const dump = path.join(folder, 'tessera.dump');
    try {
      await migrate(old.url, MIGRATIONS);
      await drawDailies(old.url);
      await withMatch(async (match, system) => {
        await match.playTo(6);
        await match.converge();
        const [first, second] = system.instances;
        const stopRush = rush(first.address);
        runTool('pg_dump', ['--format=custom', `--file=${dump}`, old.url]);
        expect(await stopRush()).toBeGreaterThan(0);
        const before = await contentsOf(old.url, match.gameId);
        runTool('pg_restore', [
          '--exit-on-error',
          '--single-transaction',
          '--no-owner',
          `--dbname=${fresh.url}`,
          dump,
        ]);
        expect(await contentsOf(fresh.url, match.gameId)).toEqual(before);

        await withSystem(
          async (restored) => {
            // The proxies stay at the address that the players know, now with the new system behind them.
            for (const [i, instance] of [first, second].entries()) {
              const { program } = restored.instances[i]!;
              instance.program.signal('SIGTERM');
              instance.proxy.target = Number(new URL(await program.address).port);
              instance.proxy.cut();
            }
            const { sql } = system;
            system.sql = restored.sql;
            await match.finish();
            expect((await createDaily(first.address)).status).toBe(201);
            // Each system closes its own.
            system.sql = sql;
          },
          { databaseUrl: fresh.url },
        );
      }, old.url)();
    } finally {
      await Promise.all([old.stop(), fresh.stop()]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
  120_000,
);

test("a copy of a stopped server's folder is a complete backup that starts elsewhere", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-folder-'));
  const [here, there] = [path.join(folder, 'here'), path.join(folder, 'there')];
  const player = aPlayer();
  const play = async (dataDir: string) => {
    const program = startProgram(dataDir, { LAUNCH_DATE: new Date().toISOString().slice(0, 10) });
    try {
      const response = await createDaily(await program.address, player);
      return [response.status, ((await response.json()) as { game: { gameId: string } }).game.gameId];
    } finally {
      program.signal('SIGTERM');
      await program.ended;
    }
  };
  try {
    const [created, gameId] = await play(here);
    expect(created).toBe(201);
    cpSync(here, there, { recursive: true });
    // The same game, resumed.
    expect(await play(there)).toEqual([200, gameId]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
