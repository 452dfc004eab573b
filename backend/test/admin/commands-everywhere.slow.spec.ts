import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { activeGame, byRest, choose, playRounds, readGame } from '../support/games.js';
import { connect } from '../support/live.js';
import { runCommand, runProgram } from '../support/operator.js';
import { emptyRedis } from '../support/redis.js';
import { publicIdOf } from '../support/reports.js';

const SESSION_SECRET = 'the secret that all tests have in common';

let apps: [TestApp & { databaseUrl: string }, TestApp];
let env: Record<string, string>;
let dataDir: string;

beforeAll(async () => {
  const REDIS_URL = await emptyRedis();
  const now = new Date().toISOString();
  const app = await startApp({ env: { REDIS_URL }, now });
  apps = [app, await startApp({ env: { REDIS_URL }, now, databaseUrl: app.databaseUrl })];
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-everywhere-'));
  env = { DATABASE_URL: app.databaseUrl, REDIS_URL, DATA_DIR: dataDir, SESSION_SECRET };
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
  rmSync(dataDir, { recursive: true });
});

const run = async (...args: string[]) => expect(await runCommand(env, args)).toMatchObject({ code: 0 });

/** The same browser, at each process. */
const atEach = (browser: Browser) =>
  apps.map((app) => Object.assign(new Browser(app, browser.player), { cookie: browser.cookie }));
const statusesOf = (browser: Browser) =>
  Promise.all(atEach(browser).map(async (one) => (await one.call(CALLS.currentUser)).status));

test('sessions that end by a command end at every process, with their connections', async () => {
  const browser = new Browser(apps[0]);
  const { email } = await browser.register();
  const sockets = await Promise.all(
    apps.map((app) => connect(app, browser.player, { headers: browser.headers })),
  );
  expect(await statusesOf(browser)).toEqual([200, 200]);
  expect(await runProgram(env, ['end-sessions', email, '--yes'])).toMatchObject({ code: 0 });
  await Promise.all(sockets.map((socket) => socket.heard('FORCE_LOGOUT')));
  expect(await statusesOf(browser)).toEqual([401, 401]);
});

test("a deleted guest's connections end at every process", async () => {
  const guest = new Browser(apps[0]);
  await guest.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
  const sockets = await Promise.all(apps.map((app) => connect(app, guest.player)));
  const ended = sockets.map(({ socket }) => new Promise((resolve) => socket.once('disconnect', resolve)));
  await run('delete', await publicIdOf(apps[0], guest.player), '--yes');
  await Promise.all(ended);
});

test("a deleted guest's pages end without Redis as well, and a running game no longer takes or names them", async () => {
  const { databaseUrl } = apps[0];
  const app = await startApp({ now: new Date().toISOString(), databaseUrl });
  const [guest, friend] = [new Browser(app), new Browser(app)];
  await guest.call(CALLS.setPlayerName, { body: { playerName: 'Guest In A Game' } });
  const gameId = await activeGame(app, guest.player, friend.player);
  const players = { 1: byRest(app, guest.player), 2: byRest(app, friend.player) };
  await playRounds(players, gameId, 1, 2);
  const { socket } = await connect(app, guest.player);
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  const withoutRedis = { ...env, REDIS_URL: '' };
  const deleted = await runCommand(withoutRedis, ['delete', await publicIdOf(app, guest.player), '--yes']);
  expect(deleted).toMatchObject({ code: 0 });
  await ended;
  expect(await choose(players, gameId, 3)).toMatchObject({ success: false, code: 'NOT_A_PLAYER' });
  expect(await readGame(app, friend.player, gameId)).toMatchObject({ currentRound: 3, player1Name: null });
  await app.close();
});

test('a pause is in effect at every process, and spoken to its connections', async () => {
  const sockets = await Promise.all(apps.map((app) => connect(app, aPlayer())));
  await run('pause', '--until', new Date(Date.now() + 600_000).toISOString());
  await Promise.all(
    sockets.map((socket) => socket.heard('SERVICE_NOTICE', ({ notice }) => notice?.pause !== null)),
  );
  for (const app of apps) {
    app.clock.time = Date.now();
    expect((await app.call(CALLS.createGame, { body: {} })).body.code).toBe('MAINTENANCE');
  }
  await run('resume');
  await Promise.all(
    sockets.map((socket) => socket.heard('SERVICE_NOTICE', ({ notice }) => notice?.pause === null)),
  );
  for (const app of apps) expect((await app.call(CALLS.createGame, { body: {} })).status).toBe(201);
  for (const socket of sockets) socket.close();
});

test('a new session secret is in use at every process', async () => {
  const cookieAt = async (app: TestApp) => {
    const browser = new Browser(app);
    await browser.register();
    return browser;
  };
  await run('rotate-session-secret');
  const newest = await runCommand(env, ['audit', '--json']);
  expect(newest.out).toContain('rotate-session-secret');
  // Each accepts what the other has signed, and neither signs with the old secret.
  await eventually('both sign with the new secret', async () => {
    const { sid, ofOld } = await signatures(await Promise.all(apps.map(cookieAt)));
    return sid && !ofOld;
  });
});

/** Whether these sessions are known at every process, and whether any has the signature of the configured secret. */
async function signatures(browsers: readonly Browser[]) {
  const { unsign } = await import('cookie-signature');
  const statuses = await Promise.all(browsers.map(statusesOf));
  const values = browsers.map(({ cookie = '' }) => decodeURIComponent(cookie.split('=')[1] ?? '').slice(2));
  return {
    sid: statuses.flat().every((status) => status === 200),
    ofOld: values.some((value) => unsign(value, SESSION_SECRET) !== false),
  };
}
