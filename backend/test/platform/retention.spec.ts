import { CALLS } from '@tessera/contracts/calls';
import { REMOVAL_TEXTS } from '@tessera/contracts/live';
import { ERRORS, LIMITS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { countDays } from '../../src/admin/metrics.service.js';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, holdBack, playDaily, startDaily } from '../support/dailies.js';
import { aDuel, playDuel } from '../support/duels.js';
import { forgetOther, linkTo } from '../support/devices.js';
import { activeGame, byRest, choose, playRounds, readGame, waitingGame } from '../support/games.js';
import { connect } from '../support/live.js';

const TODAY = '2026-11-20T12:00:00Z';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: TODAY });
  await fixLetters(app);
});
afterEach(() => app.close());

/** Runs the nightly job this many days after the start. */
async function sweepAfter(days: number): Promise<void> {
  app.clock.time = Date.parse(TODAY) + days * DAY_MS;
  await app.jobs.runHere(removeExpired.name);
}

const read = (player: string, gameId: string) => app.call(CALLS.getGame, { player, params: { gameId } });
const count = async (table: string, where = 'true') =>
  (await app.sql<{ count: number }>(`SELECT count(*)::int FROM ${table} WHERE ${where}`))[0]?.count;

test('a game that no one joins is deleted after seven days, after which its code says why', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await waitingGame(app, ann);
  await sweepAfter(6.9);
  expect((await read(ben, gameId)).status).toBe(200);
  await sweepAfter(7.1);
  const joined = await app.call(CALLS.joinGame, { player: ben, params: { gameId }, body: { clientId: 'c' } });
  for (const { status, body } of [await read(ann, gameId), joined]) {
    expect([status, body.code, body.message]).toEqual([404, 'GAME_REMOVED', REMOVAL_TEXTS.unjoined]);
  }
  expect(
    (await app.call(CALLS.activeGames, { player: ann, params: { playerUUID: ann } })).body.games,
  ).toEqual([]);
  expect((await read(ann, 'ZZZZZ')).body.message).toBe(ERRORS.GAME_NOT_FOUND.message);
});

test('a game ends unscored after 30 days without a move, and both players learn why, immediately or later', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
  const [there, other] = await Promise.all([connect(app, ann), connect(app, ben)]);
  await playRounds(senders, gameId, 1, 3);
  await sweepAfter(29);
  expect((await readGame(app, ann, gameId)).currentRound).toBe(4);

  await sweepAfter(31);
  for (const socket of [there, other]) {
    expect(await socket.heard('GAME_REMOVED')).toMatchObject({ gameId, reason: REMOVAL_TEXTS.abandoned });
    socket.close();
  }
  expect((await read(ben, gameId)).body.message).toBe(REMOVAL_TEXTS.abandoned);
  expect(await choose(senders, gameId, 4)).toMatchObject({ success: false, code: 'GAME_NOT_FOUND' });
  expect([await count('games'), await count('game_events')]).toEqual([0, 0]);
});

test('a game with moves continues after forty days', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
  app.clock.moveTo('2026-12-15T12:00:00Z');
  await playRounds(senders, gameId, 1, 1);
  await sweepAfter(40);
  await playRounds(senders, gameId, 2);
  expect((await readGame(app, ben, gameId)).status).toBe('completed');
});

test("a completed game's result is stored permanently, its events for 90 days", async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId);
  const result = await readGame(app, ann, gameId);
  await sweepAfter(89);
  expect(await count('game_events')).toBeGreaterThan(0);
  await sweepAfter(91);
  expect([await count('game_events'), await count('games', 'NOT "hasEvents"')]).toEqual([0, 1]);
  expect(await readGame(app, ann, gameId)).toEqual(result);
});

test('sessions and reset links are deleted once they are of no use, and not before', async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  const credentials = await phone.register();
  await app.call(CALLS.requestPasswordReset, { body: { email: credentials.email } });
  await desk.login(credentials);
  const kept = async () => [
    await count('sessions'),
    await count('user_sessions', '"isActive"'),
    await count('user_sessions', 'NOT "isActive"'),
    await count('password_reset_tokens'),
  ];
  // The session middleware uses the real clock, not the test's.
  await app.sql(`UPDATE sessions SET expire = $1`, [new Date(Date.parse(TODAY) + 60 * DAY_MS)]);
  expect(await kept()).toEqual([1, 1, 1, 1]);
  await sweepAfter(1);
  expect(await kept()).toEqual([1, 1, 1, 0]);
  await sweepAfter(61);
  expect(await kept()).toEqual([0, 0, 0, 0]);
});

test("a daily's synced state is stored for 90 days after its date, the daily itself permanently", async () => {
  const browser = new Browser(app);
  await browser.register();
  await startDaily(browser, browser.player);
  await app.sql(
    `INSERT INTO daily_challenge_progress ("userId", "challengeDate", "gameNumber", "currentRound", "gameState")
     SELECT id, '2026-11-20', 1, 3, '{}' FROM users`,
  );
  await sweepAfter(90);
  expect(await count('daily_challenge_progress')).toBe(1);
  await sweepAfter(91);
  expect(await count('daily_challenge_progress')).toBe(0);
  expect(await count('one_player_versus_three_games')).toBe(1);
});

test('a duel is deleted after 30 days without a move, unless it is completed', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  await aDuel(app, ann, 'gentle');
  await playDuel(app, ben, await aDuel(app, ben, 'gentle'));
  await sweepAfter(31);
  expect(await app.sql('SELECT "playerUUID", status FROM duels')).toEqual([
    { playerUUID: ben, status: 'completed' },
  ]);
});

test('a single night deletes any number of games', async () => {
  const ann = aPlayer();
  await waitingGame(app, ann);
  await app.sql(`
    WITH codes AS (
      INSERT INTO game_codes SELECT 'A' || lpad(n::text, 4, '0') FROM generate_series(0, 1203) n RETURNING code
    )
    INSERT INTO games ("gameId", "player1UUID", "player1PublicId", "creatorUUID", "createdAt", "lastActivityAt")
    SELECT code, "player1UUID", "player1PublicId", "creatorUUID", "createdAt", "lastActivityAt" FROM codes, games`);
  await sweepAfter(8);
  expect([await count('games'), await count('game_codes', `removed = 'unjoined'`)]).toEqual([0, 1205]);
  await sweepAfter(9);
});

test('admin calls are recorded for a year', async () => {
  await app.sql(`INSERT INTO admin_audit (what, input, at) VALUES ('GET /api/admin/feedback', '{}', $1)`, [
    new Date(TODAY),
  ]);
  await sweepAfter(365);
  expect(await count('admin_audit')).toBe(1);
  await sweepAfter(366);
  expect(await count('admin_audit')).toBe(0);
});

test('sign-ups are recorded for 90 days, and longer until that day has been counted', async () => {
  await new Browser(app).register();
  await app.sql('UPDATE players SET "createdAt" = $1', [TODAY]);
  await sweepAfter(91);
  expect(await count('admin_creations')).toBe(1);
  await app.jobs.runHere(countDays.name);
  expect(await count('admin_days')).toBe(91);
  await sweepAfter(91.5);
  expect(await count('admin_creations')).toBe(0);
  expect(await count('admin_days', '"accountsCreated" = 1')).toBe(1);
});

test('counts per network are kept for two days, and records of held-back results for 90', async () => {
  await app.sql(`INSERT INTO network_counts VALUES ('2026-11-20', 'a digest', 1, 1, 0)`);
  const gameId = await playDaily(app, aPlayer());
  await holdBack(app, gameId);
  await sweepAfter(2);
  expect([await count('network_counts'), await count('held_back_dailies')]).toEqual([1, 1]);
  await sweepAfter(3);
  expect([await count('network_counts'), await count('held_back_dailies')]).toEqual([0, 1]);
  await sweepAfter(91);
  expect(await count('held_back_dailies')).toBe(0);
  expect(await count('one_player_versus_three_games', '"heldBack" IS NOT NULL')).toBe(1);
});

test("a forgotten device's name is deleted after 30 days, but it stays forgotten", async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  await linkTo(phone, desk);
  await forgetOther(phone);
  const named = () => count('devices', `"forgottenAt" IS NOT NULL AND name <> ''`);
  await sweepAfter(29.9);
  expect(await named()).toBe(1);
  await sweepAfter(30.1);
  expect(await named()).toBe(0);
  expect((await desk.call(CALLS.playerStats)).body.code).toBe('DEVICE_FORGOTTEN');
});

test('notes of deletions are kept until no backup can be older', async () => {
  const browser = new Browser(app);
  const { password } = await browser.register();
  await browser.call(CALLS.deleteAccount, { body: { password } });
  await app.sql('UPDATE deletions SET at = $1', [TODAY]);
  expect(await count('deletions')).toBe(2);
  await sweepAfter(LIMITS.DELETIONS_KEPT_DAYS - 1);
  expect(await count('deletions')).toBe(2);
  await sweepAfter(LIMITS.DELETIONS_KEPT_DAYS + 1);
  expect(await count('deletions')).toBe(0);
});
