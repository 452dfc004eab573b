import { CALLS } from '@tessera/contracts/calls';
import type { Call } from '@tessera/contracts/wire';
import { z } from 'zod';
import { type TestApp, startApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, playDaily, startDaily } from '../support/dailies.js';
import { makeGroup, takeName } from '../support/groups.js';

const EAST = 'Pacific/Kiritimati';
const WEST = 'Pacific/Pago_Pago';
/** The date in the east at 10:30 UTC. In the west, it is two days earlier. */
const DATE = '2026-11-21';

let app: TestApp;
let traveler: Browser;
let groupId: string;
beforeAll(async () => {
  app = await startApp({ now: '2026-11-20T10:30:00Z' });
  await fixLetters(app);
  traveler = new Browser(app);
  await traveler.register();
  await takeName(traveler);
  groupId = (await makeGroup(traveler)).id;
  await playDaily(traveler, traveler.player, { zone: EAST });
});
afterAll(() => app.close());

/** The high score of a date isn't a player's, and the calls for it don't say who asks. */
const OF_NO_PLAYER = ['todayHighScore', 'dailyTodayHighScore'];
const hasZone = ({ query }: Call) => query instanceof z.ZodObject && 'timezone' in query.shape;
const ZONED = (Object.entries(CALLS) as [string, Call][]).filter(
  ([name, call]) => hasZone(call) && !OF_NO_PLAYER.includes(name),
);
/** What some of them need besides the zone. */
const QUERIES: Partial<Record<string, object>> = {
  periodLeaderboard: { period: 'week' },
  groupPeriodLeaderboard: { period: 'week' },
};

test.each(ZONED)('%s says the same after traveling west', async (name, call) => {
  const from = async (timezone: string) => {
    const query = { ...QUERIES[name], timezone };
    const { status, body } = await traveler.call(call, { params: { groupId }, query });
    expect(status).toBe(200);
    return body as object;
  };
  expect(await from(WEST)).toEqual(await from(EAST));
});

test('home, leaderboards, statistics and the game agree about what has been played', async () => {
  const query = { timezone: WEST };
  const home = await traveler.call(CALLS.checkCompletion, { query: { date: DATE } });
  const board = await traveler.call(CALLS.leaderboardToday, { query });
  const stats = await traveler.call(CALLS.playerStats, { query });
  const again = await traveler.call(CALLS.createDaily, { body: { userTimezone: WEST } });
  expect(board.body.gameNumber).toBe(home.body.gameNumber);
  expect(board.body.topScorers).toHaveLength(1);
  expect(stats.body.stats).toMatchObject({ currentStreak: 1, playedOfLastThree: 1 });
  expect([again.status, again.body.completion.date]).toEqual([409, DATE]);
});

test('the other modes of the day are those of the same date', async () => {
  const simple = await traveler.call(CALLS.createSimpleDaily, { body: { userTimezone: WEST } });
  expect(simple.body.game.dailyChallengeDate).toBe(DATE);
  const body = { gameMode: 'daily', level: 'keen', userTimezone: WEST };
  const duel = await traveler.call(CALLS.createGame, { body });
  expect(duel.status).toBe(201);
  const { body: duels } = await traveler.call(CALLS.listDuels, { query: { timezone: WEST } });
  expect(duels).toMatchObject({ date: DATE, duels: [{ gameId: duel.body.gameId }] });
});

test('a daily that was only started elsewhere is today’s as well', async () => {
  const starter = new Browser(app);
  const gameId = await startDaily(starter, starter.player, EAST);
  const { body } = await starter.call(CALLS.lastThreeDailies, { query: { timezone: WEST } });
  expect(body.dates[0]).toBe(DATE);
  expect(await startDaily(starter, starter.player, WEST)).toBe(gameId);
});

test('a duel that was started elsewhere sets the date of all duels', async () => {
  const player = new Browser(app);
  const start = (level: string, userTimezone: string) =>
    player.call(CALLS.createGame, { body: { gameMode: 'daily', level, userTimezone } });
  await start('gentle', EAST);
  await start('keen', WEST);
  const { body } = await player.call(CALLS.listDuels, { query: { timezone: WEST } });
  expect([body.date, body.duels.length]).toEqual([DATE, 2]);
});

test('traveling east moves on to the new date', async () => {
  const player = new Browser(app);
  await playDaily(player, player.player, { zone: WEST });
  const { body } = await player.call(CALLS.playerStats, { query: { timezone: EAST } });
  expect(body.stats).toMatchObject({ currentStreak: 1, playedOfLastThree: 1 });
  const { body: three } = await player.call(CALLS.lastThreeDailies, { query: { timezone: EAST } });
  expect([three.dates[0], three.completed]).toEqual([DATE, [false, false, true]]);
});
