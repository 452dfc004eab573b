import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { completeDaily, fixLetters, playDaily, startDaily } from '../support/dailies.js';

let app: TestApp;

beforeEach(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterEach(() => app.close());

const dateOf = async (player: string, gameId: string) =>
  (await app.call(CALLS.getDaily, { player, params: { gameId } })).body.game.dailyChallengeDate;

const statsOf = async (player: string) => (await app.call(CALLS.playerStats, { player })).body.stats;

test.each([
  ['Pacific/Kiritimati', '2026-11-21'],
  ['Asia/Tokyo', '2026-11-20'],
  ['Europe/London', '2026-11-20'],
  ['America/Los_Angeles', '2026-11-20'],
  ['Pacific/Pago_Pago', '2026-11-19'],
  ['no/such-zone', '2026-11-20'],
  ['+23:00', '2026-11-20'],
])('at 10:30 UTC a player in %s gets the game of %s', async (zone, date) => {
  app.clock.moveTo('2026-11-20T10:30:00Z');
  const player = aPlayer();
  expect(await dateOf(player, await startDaily(app, player, zone))).toBe(date);
});

test('a game finished after midnight keeps its date and counts', async () => {
  const player = aPlayer();
  app.clock.moveTo('2026-11-20T23:59:00Z');
  const gameId = await startDaily(app, player);
  app.clock.moveTo('2026-11-21T00:03:00Z');
  const { body } = await completeDaily(app, player, gameId);
  expect(body.game).toMatchObject({ dailyChallengeDate: '2026-11-20', playerScore: 29 });
  expect(await statsOf(player)).toMatchObject({ currentStreak: 1, playedOfLastThree: 1 });
  expect(await startDaily(app, player)).not.toBe(gameId);
});

test("yesterday's game in a stale tab can be finished after today's, and takes its place in the streak", async () => {
  const player = aPlayer();
  app.clock.moveTo('2026-11-20T20:00:00Z');
  const yesterdays = await startDaily(app, player);
  app.clock.moveTo('2026-11-21T08:00:00Z');
  await playDaily(app, player);
  expect(await statsOf(player)).toMatchObject({ currentStreak: 1 });
  expect((await completeDaily(app, player, yesterdays)).status).toBe(200);
  expect(await statsOf(player)).toMatchObject({ currentStreak: 2, bestStreak: 2, playedOfLastThree: 2 });
});

test("a game finished after its date is over everywhere is scored but doesn't count", async () => {
  const player = aPlayer();
  const gameId = await startDaily(app, player);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  const { status, body } = await completeDaily(app, player, gameId);
  expect([status, body.game.playerScore]).toEqual([200, 29]);
  expect(await statsOf(player)).toMatchObject({ currentStreak: 0, bestStreak: 0 });
  const high = await app.call(CALLS.dailyHighScore, { params: { date: '20/11/2026' } });
  expect(high.body.highScore).toBeNull();
});

test('a game finished a minute earlier counts', async () => {
  const player = aPlayer();
  const gameId = await startDaily(app, player);
  app.clock.moveTo('2026-11-21T11:59:00Z');
  await completeDaily(app, player, gameId);
  expect(await statsOf(player)).toMatchObject({ currentStreak: 1 });
});

test('a player who travels west across midnight continues the newest game and gets no second try at a date', async () => {
  const player = aPlayer();
  app.clock.moveTo('2026-11-20T12:00:00Z');
  const inAuckland = await startDaily(app, player, 'Pacific/Auckland');
  expect(await dateOf(player, inAuckland)).toBe('2026-11-21');
  expect(await startDaily(app, player, 'America/Los_Angeles')).toBe(inAuckland);
  await completeDaily(app, player, inAuckland);
  const again = await app.call(CALLS.createDaily, { player, body: { userTimezone: 'America/Los_Angeles' } });
  expect([again.status, again.body.completion.date]).toEqual([409, '2026-11-21']);
});
