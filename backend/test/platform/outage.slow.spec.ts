import { setTimeout as sleep } from 'node:timers/promises';
import { CALLS } from '@tessera/contracts/calls';
import { SimpleGamesRepository } from '../../src/simple-daily/simple-games.repository.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { createTestDatabase } from '../support/database.js';
import { completeDaily, fixLetters, startDaily } from '../support/dailies.js';
import { anAccount, Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { activeGame, byRest } from '../support/games.js';
import { connect, dial, rejectionOf } from '../support/live.js';
import { startRedisServer } from '../support/redis-server.mjs';
import { startTcpProxy } from '../support/tcp-proxy.js';

/** The app, with its database behind a proxy that can make it unavailable. */
async function startWithDatabase() {
  const created = await createTestDatabase();
  const url = new URL(created.url);
  const port = Number(url.port);
  const proxy = await startTcpProxy(port);
  const app = await startApp({ databaseUrl: Object.assign(url, { port: String(proxy.port) }).href });
  const database = {
    leave() {
      proxy.target = undefined;
      proxy.cut();
    },
    comeBack: () => (proxy.target = port),
    async end() {
      await proxy.close();
      await created.drop();
    },
  };
  return { app, database };
}

test('while the database is unavailable, every call says so, and everything works again afterwards', async () => {
  const { app, database } = await startWithDatabase();
  const player = aPlayer();
  const gameId = await startDaily(app, player);

  database.leave();
  for (const call of [CALLS.healthReady, CALLS.playerStats]) {
    const { status, body, headers } = await app.call(call, { player });
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers['retry-after']).toBeDefined();
  }
  const create = await app.call(CALLS.createSimpleDaily, { player, body: {} });
  expect(create.status).toBe(503);
  expect((await app.call(CALLS.healthLive)).status).toBe(200);
  expect((await app.call(CALLS.connectivityTest)).status).toBe(204);

  database.comeBack();
  expect(await startDaily(app, player)).toBe(gameId);
  expect((await app.call(CALLS.healthReady)).status).toBe(200);

  await app.close();
  await database.end();
});

test('account calls say so too while the database is unavailable, and the session survives', async () => {
  const { app, database } = await startWithDatabase();
  const browser = new Browser(app);
  const credentials = await browser.register();
  const { player, headers } = browser;

  database.leave();
  const answers = [
    await app.call(CALLS.currentUser, { player, headers }),
    await app.call(CALLS.logout, { player, headers, body: {} }),
    await app.call(CALLS.login, { player, body: credentials }),
    await app.call(CALLS.register, { player: aPlayer(), body: anAccount() }),
    await app.call(CALLS.deleteAccount, { player, headers, body: { password: credentials.password } }),
    await app.call(CALLS.createGame, { player, headers, body: {} }),
    await app.http().get('/share/0123456789.png'),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  for (const answer of answers) expect(answer.headers['retry-after']).toBeDefined();
  const rejected = await rejectionOf(dial(app, { playerUUID: player, clientId: 'c' }, headers));
  expect(rejected.data?.code).toBe('UNAVAILABLE');

  database.comeBack();
  expect((await app.call(CALLS.currentUser, { player, headers })).body).toMatchObject({
    authenticated: true,
  });
  const socket = await connect(app, player, { headers });
  expect((await socket.send('create_game', {})).success).toBe(true);
  socket.close();
  await app.close();
  await database.end();
});

test('if all connections wait for a lock, other requests are told to retry, and then succeed', async () => {
  const app = await startApp();
  const ask = () => app.call(CALLS.playerStats, { player: aPlayer() });
  try {
    await app.sql('BEGIN');
    await app.sql('LOCK TABLE players IN ACCESS EXCLUSIVE MODE');
    const answers = await Promise.all([
      ...Array.from({ length: 30 }, ask),
      app.call(CALLS.createSimpleDaily, { player: aPlayer(), body: {} }),
      app.call(CALLS.createGame, { player: aPlayer(), body: {} }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    for (const { headers } of answers) expect(headers['retry-after']).toBeDefined();
    await app.sql('ROLLBACK');
    expect((await ask()).status).toBe(200);
  } finally {
    await app.close();
  }
});

test('a server that starts without Redis serves players, and is ready once Redis is available', async () => {
  const gone = await startRedisServer();
  await gone.kill();
  const app = await startApp({ env: { REDIS_URL: gone.url, LIMITS: '1' } });
  expect((await app.call(CALLS.healthReady)).status).toBe(503);
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const socket = await connect(app, ben);
  await socket.heard('STATE_SYNC');
  expect((await byRest(app, ann)('submit_letter', { gameId, letter: 'A' })).success).toBe(true);
  await socket.heard('LETTER_SELECTED');
  socket.close();

  const server = await startRedisServer(gone.port);
  await eventually('it is ready', async () => (await app.call(CALLS.healthReady)).status === 200);
  await app.close();
  await server.kill();
});

test.each([
  ['immediately', 0],
  ['a little later', 100],
])(
  'a game can be started again after the connection was lost while starting it and was then used %s',
  async (_, ms) => {
    const app = await startApp();
    const player = aPlayer();
    const inserting = jest
      .spyOn(SimpleGamesRepository.prototype, 'insert')
      .mockImplementationOnce(async function (this: SimpleGamesRepository, ...game) {
        await app.sql(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()`);
        await sleep(ms);
        inserting.mockRestore();
        return this.insert(...game);
      });

    try {
      const { status, body, headers } = await app.call(CALLS.createSimpleDaily, { player, body: {} });
      expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
      expect(headers['retry-after']).toBeDefined();
      expect((await app.call(CALLS.createSimpleDaily, { player, body: {} })).status).toBe(201);
    } finally {
      inserting.mockRestore();
      await app.close();
    }
  },
);

interface Given {
  app: TestApp;
  player: string;
  gameId: string;
}

test.each([
  ['a transaction', ({ app, player }) => app.call(CALLS.createSimpleDaily, { player, body: {} }), 201],
  ['a statement', ({ app, player, gameId }) => completeDaily(app, player, gameId), 200],
] satisfies [string, (given: Given) => Promise<{ status: number; headers: object }>, number][])(
  "a request whose %s waits too long for another process's lock is told to retry, and then succeeds",
  async (_, request, succeeded) => {
    const app = await startApp();
    await fixLetters(app);
    const player = aPlayer();
    const given = { app, player, gameId: await startDaily(app, player) };
    try {
      await app.sql('BEGIN');
      await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1 FOR UPDATE', [player]);
      const { status, headers } = await request(given);
      expect(status).toBe(503);
      expect(headers).toHaveProperty('retry-after');
      await app.sql('ROLLBACK');
      expect((await request(given)).status).toBe(succeeded);
    } finally {
      await app.close();
    }
  },
);
