import { createHash, randomBytes } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import { PATHS } from '@tessera/contracts/wire';
import { SimpleGamesRepository } from '../../src/simple-daily/simple-games.repository.js';
import type { Transaction } from '../../src/platform/database/transactions.js';
import { PlayersRepository } from '../../src/players/players.repository.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { completeDaily, fixLetters, playDaily, startDaily } from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';
import { aName, takeName } from '../support/groups.js';

const LEAVING_ADMIN = 'leaving@play.example';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { ADMIN_EMAILS: LEAVING_ADMIN } });
  await fixLetters(app);
});
afterAll(() => app.close());

/** More than the number of database connections of a process. */
const CROWD = 40;

const crowd = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: CROWD }, make));
const statusesOf = (answers: readonly { status: number }[]) => [
  ...new Set(answers.map(({ status }) => status)),
];

test('setting the same name many times at once succeeds', async () => {
  const browser = new Browser(app);
  const playerName = aName();
  const answers = await crowd(() => browser.call(CALLS.setPlayerName, { body: { playerName } }));
  expect(statusesOf(answers)).toEqual([200]);
});

test('many requests with unknown codes get their response without blocking each other', async () => {
  await app.sql('BEGIN');
  await app.sql('LOCK game_codes');
  const answers = crowd(() =>
    app.call(CALLS.joinGame, { player: aPlayer(), params: { gameId: 'QQQQQ' }, body: { clientId: 'c' } }),
  );
  // Each reads the reason for a missing game on the connection that it already has.
  await eventually('every connection waits for the lock', async () => (await countLockWaits(app)) === 16);
  await app.sql('COMMIT');
  expect(statusesOf(await answers)).toEqual([404]);
});

test('an account can be deleted while it completes a daily', async () => {
  const browser = new Browser(app);
  const { password } = await browser.register();
  await takeName(browser);
  await playDaily(browser, browser.player);
  const gameId = await startDaily(browser, browser.player, 'Pacific/Kiritimati');

  await app.sql('BEGIN');
  await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1 FOR UPDATE', [browser.player]);
  const completed = completeDaily(browser, browser.player, gameId);
  await eventually('the completion waits', async () => (await countLockWaits(app)) === 1);
  const deleted = browser.call(CALLS.deleteAccount, { body: { password } });
  await eventually('the deletion waits', async () => (await countLockWaits(app)) === 2);
  await app.sql('COMMIT');

  expect((await deleted).status).toBe(200);
  // Whichever comes first: once its player is deleted, the game is nobody's.
  const { status } = await completed;
  const stored = await app.sql('SELECT status FROM one_player_versus_three_games WHERE "gameId" = $1', [
    gameId,
  ]);
  expect([
    [200, [{ status: 'completed' }]],
    [403, [{ status: 'active' }]],
  ]).toContainEqual([status, stored]);
  expect(await app.sql('SELECT 1 FROM standings WHERE "gameId" = $1', [gameId])).toEqual([]);
});

test('a player whose ID changes during a call is created again', async () => {
  const player = aPlayer();
  await startDaily(app, player);
  await app.sql('BEGIN');
  await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1 FOR UPDATE', [player]);
  const created = app.call(CALLS.createGame, { player, body: {} });
  await eventually('the call waits', async () => (await countLockWaits(app)) === 1);
  await app.sql('UPDATE players SET "playerUUID" = gen_random_uuid() WHERE "playerUUID" = $1', [player]);
  await app.sql('COMMIT');
  expect((await created).status).toBe(201);
});

test('signing in to an account that is just being deleted is rejected as unknown', async () => {
  const [browser, other] = [new Browser(app), new Browser(app)];
  const { email, password } = await browser.register();
  await app.sql('BEGIN');
  await app.sql('SELECT 1 FROM users WHERE email = $1 FOR UPDATE', [email]);
  const deleted = browser.call(CALLS.deleteAccount, { body: { password } });
  await eventually('the deletion waits', async () => (await countLockWaits(app)) === 1);
  const signedIn = other.login({ email, password });
  await eventually('the login waits', async () => (await countLockWaits(app)) === 2);
  await app.sql('COMMIT');
  expect((await deleted).status).toBe(200);
  expect((await signedIn).body).toMatchObject({ code: 'UNKNOWN_EMAIL', errorType: 'email' });
});

test('if several reset links of an account are used at once, exactly one sets the password', async () => {
  const browser = new Browser(app);
  const { email } = await browser.register();
  const tokens = Array.from({ length: 6 }, () => randomBytes(32).toString('base64url'));
  for (const token of tokens) {
    await app.sql(
      `INSERT INTO password_reset_tokens (token, "userId", "expiresAt")
       SELECT $1, id, $2 FROM users WHERE email = $3`,
      [createHash('sha256').update(token).digest('hex'), new Date(app.clock.time + 60_000), email],
    );
  }
  await app.sql('BEGIN');
  await app.sql('SELECT 1 FROM password_reset_tokens FOR UPDATE');
  const answers = tokens.map((token) =>
    app.call(CALLS.resetPassword, { body: { token, password: 'another password' } }),
  );
  await eventually(
    'all requests wait for the lock',
    async () => (await countLockWaits(app)) === tokens.length,
  );
  await app.sql('COMMIT');
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400, 400, 400, 400]);
});

test('reading a result whose player is just being made anonymous asks for a retry', async () => {
  const browser = new Browser(app);
  const { body } = await browser.call(CALLS.shareResult, {
    body: { gameId: await playDaily(browser, browser.player) },
  });
  const { shareId } = body as { shareId: string };
  const read = () => app.call(CALLS.publicResultOf, { params: { shareId } });
  const finding = jest.spyOn(PlayersRepository.prototype, 'find').mockResolvedValueOnce(null);
  expect([(await read()).status, (await read()).status]).toEqual([503, 200]);
  finding.mockRestore();
});

describe('a transaction that the database rolls back because of another one', () => {
  const raise = (code: string) => `DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`;

  /** Makes the database roll back the next transactions that start a simple daily. */
  function undone(code: string, times: number) {
    const inserting = jest.spyOn(SimpleGamesRepository.prototype, 'insert');
    const undo = (transaction: Transaction) => transaction.query<never>(raise(code));
    for (let i = 0; i < times; i++) inserting.mockImplementationOnce(undo);
  }

  afterEach(() => jest.restoreAllMocks());

  test.each(['40P01', '40001'])('is retried (%s)', async (code) => {
    undone(code, 2);
    const { status } = await app.call(CALLS.createSimpleDaily, { player: aPlayer(), body: {} });
    expect(status).toBe(201);
  });

  test('too often is rejected with a request to try again later', async () => {
    undone('40P01', 20);
    const { status, body, headers } = await app.call(CALLS.createSimpleDaily, {
      player: aPlayer(),
      body: {},
    });
    expect([status, body.code]).toEqual([503, 'UNAVAILABLE']);
    expect(headers['retry-after']).toBeDefined();
  });
});

test('a call by an admin whose account is just being deleted succeeds and is recorded', async () => {
  const admin = new Browser(app);
  const { email } = await admin.register();
  // The address has had an account without a password since the first start.
  await app.sql('DELETE FROM users WHERE email = $1', [LEAVING_ADMIN]);
  await app.sql('UPDATE users SET email = $2, "mailboxProvenAt" = now() WHERE email = $1', [
    email,
    LEAVING_ADMIN,
  ]);
  await app.sql('BEGIN');
  await app.sql('DELETE FROM users WHERE email = $1', [LEAVING_ADMIN]);
  const asked = admin.call(CALLS.adminFeedback);
  await eventually('the entry waits', async () => (await countLockWaits(app)) === 1);
  await app.sql('COMMIT');

  expect((await asked).status).toBe(200);
  const entries = await app.sql('SELECT "userId", what FROM admin_audit ORDER BY id DESC LIMIT 1');
  expect(entries).toEqual([{ userId: null, what: `GET ${PATHS.adminFeedback}` }]);
});
