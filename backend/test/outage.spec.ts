import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts';
import { DailyGamesStore } from '../src/daily/daily-games.store.js';
import { aPlayer, startApp } from './support/app.js';
import { createTestDatabase } from './support/database.js';
import { startDaily } from './support/dailies.js';
import { startTcpProxy } from './support/tcp-proxy.js';

test('while the database is away everything says so, and goes on when it is back', async () => {
  const database = await createTestDatabase();
  const { port } = new URL(database.url);
  const proxy = await startTcpProxy(Number(port));
  const databaseUrl = Object.assign(new URL(database.url), { port: String(proxy.port) }).href;
  const app = await startApp({ databaseUrl });
  const player = aPlayer();
  const gameId = await startDaily(app, player);

  proxy.target = undefined;
  proxy.cut();
  for (const call of [CALLS.healthReady, CALLS.playerStats]) {
    const { status, body, headers } = await app.call(call, { player });
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers['retry-after']).toBeDefined();
  }
  const create = await app.call(CALLS.createDaily, { player, body: {} });
  expect(create.status).toBe(503);
  expect((await app.call(CALLS.healthLive)).status).toBe(200);
  expect((await app.call(CALLS.connectivityTest)).status).toBe(204);

  proxy.target = Number(port);
  expect(await startDaily(app, player)).toBe(gameId);
  expect((await app.call(CALLS.healthReady)).status).toBe(200);

  await app.close();
  await proxy.close();
  await database.drop();
});

test.each([
  ['at once', 0],
  ['a little later', 100],
])(
  'a game whose connection is lost in the middle of starting can be started again: used %s',
  async (_, ms) => {
    const app = await startApp();
    const player = aPlayer();
    const inserting = jest.spyOn(DailyGamesStore.prototype, 'insert').mockImplementationOnce(async function (
      this: DailyGamesStore,
      ...game
    ) {
      await app.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
      await sleep(ms);
      inserting.mockRestore();
      return this.insert(...game);
    });

    try {
      const { status, body, headers } = await app.call(CALLS.createDaily, { player, body: {} });
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(headers['retry-after']).toBeDefined();
      expect((await app.call(CALLS.createDaily, { player, body: {} })).status).toBe(201);
    } finally {
      inserting.mockRestore();
      await app.close();
    }
  },
);

test("who waits too long for what another process holds is told to come again, and then gets today's game", async () => {
  const app = await startApp();
  const player = aPlayer();
  await startDaily(app, player);
  try {
    await app.sql('BEGIN');
    await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1 FOR UPDATE', [player]);
    const { status, headers } = await app.call(CALLS.createDaily, { player, body: {} });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeDefined();
    await app.sql('ROLLBACK');
    expect((await app.call(CALLS.createDaily, { player, body: {} })).status).toBe(200);
  } finally {
    await app.close();
  }
});
