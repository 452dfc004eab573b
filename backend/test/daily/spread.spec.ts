import { CALLS } from '@tessera/contracts/calls';
import type { DailySpread } from '@tessera/contracts/daily';
import { LIMITS } from '@tessera/contracts/wire';
import { FillScoreSpread1765200010000 } from '../../src/spread/migrations/1765200010000-fill-score-spread.js';
import type { QueryRunner } from 'typeorm';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, holdBack, playDaily, POOR_GRID, startDaily, completeDaily } from '../support/dailies.js';
import { History } from '../support/history.js';
import { eventually } from '../support/eventually.js';
import { countedSpread, foldChanges, keptSpread } from '../support/spread.js';

const TODAY = '2026-11-20';
const PAST = '2026-11-10';

let app: TestApp;
let history: History;
beforeEach(async () => {
  app = await startApp({ now: `${TODAY}T12:00:00Z` });
  await fixLetters(app);
  history = new History(app);
});
afterEach(() => app.close());

const read = (date: string, player?: string) => app.call(CALLS.dailySpread, { player, params: { date } });
const spreadOf = async (date: string, player?: string): Promise<DailySpread> =>
  (await read(date, player)).body.spread;

/** Completed games of that date, each by another player. */
async function games(date: string, scores: readonly number[]): Promise<void> {
  for (const score of scores) {
    const player = await history.player(`${date}T08:00:00Z`);
    await history.daily(player, `${date}T08:00:00Z`, { at: `${date}T08:05:00Z`, score });
  }
}

const MANY = Array.from({ length: LIMITS.SPREAD_MIN_GAMES }, (_, i) => 10 + (i % 5));

test('the spread of a past date is open to anyone, with a count for each score', async () => {
  await games(PAST, [...MANY, 32]);
  const { games: played, scores } = await spreadOf(PAST);
  expect(played).toBe(MANY.length + 1);
  expect(scores).toHaveLength(33);
  expect([scores?.[10], scores?.[14], scores?.[15], scores?.[32]]).toEqual([4, 4, 0, 1]);
});

test('below twenty games, only their number is told', async () => {
  await games(PAST, MANY.slice(1));
  expect(await spreadOf(PAST)).toEqual({ date: PAST, games: MANY.length - 1, scores: null });
  expect(await spreadOf('2026-11-09')).toEqual({ date: '2026-11-09', games: 0, scores: null });
});

test("today's spread is only for players who have completed today's daily", async () => {
  const player = aPlayer();
  const gameId = await startDaily(app, player);
  for (const reader of [undefined, aPlayer(), player]) {
    const { status, body } = await read(TODAY, reader);
    expect([status, body.code, body.field]).toEqual([403, 'SCORES_IN_PLAY', 'date']);
  }
  await completeDaily(app, player, gameId);
  expect(await spreadOf(TODAY, player)).toEqual({ date: TODAY, games: 1, scores: null });
});

test('a date is closed until it is over in the last time zone', async () => {
  await games(TODAY, MANY);
  app.clock.moveTo('2026-11-21T11:59:59Z');
  expect((await read(TODAY)).status).toBe(403);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  expect((await spreadOf(TODAY)).games).toBe(MANY.length);
});

test('dates to come are closed, and before the first daily there was none', async () => {
  expect((await read('2026-11-30', aPlayer())).body.code).toBe('SCORES_IN_PLAY');
  const { status, body } = await read('2024-12-31');
  expect([status, body.code]).toEqual([404, 'NO_DAILY_THAT_DAY']);
});

test('results that are held back count as soon as an admin lets them', async () => {
  const player = aPlayer();
  const gameId = await playDaily(app, player);
  await holdBack(app, gameId);
  expect((await spreadOf(TODAY, player)).games).toBe(0);
  await app.sql('UPDATE one_player_versus_three_games SET "heldBack" = NULL WHERE "gameId" = $1', [gameId]);
  expect((await spreadOf(TODAY, player)).games).toBe(1);
});

test('a game completed after its date is over does not count', async () => {
  const player = aPlayer();
  const gameId = await startDaily(app, player);
  app.clock.moveTo('2026-11-22T12:00:00Z');
  expect((await completeDaily(app, player, gameId, POOR_GRID)).status).toBe(200);
  expect((await spreadOf(TODAY, player)).games).toBe(0);
});

test("an account's games remain in the spread when it is deleted", async () => {
  const browser = new Browser(app);
  const { password } = await browser.register();
  await playDaily(browser, browser.player);
  expect((await browser.call(CALLS.deleteAccount, { body: { password } })).status).toBe(200);
  expect(await keptSpread(app)).toEqual([{ date: TODAY, score: 29, games: 1 }]);
});

test('a read that finds many changes folds them into the counts', async () => {
  await games(PAST, MANY);
  const changes = async () =>
    (await app.sql<{ rows: number }>('SELECT count(*)::int AS rows FROM score_changes'))[0]?.rows;
  await spreadOf(PAST);
  expect(await changes()).toBe(MANY.length);
  await app.sql(`INSERT INTO score_changes SELECT $1, 20, 1 FROM generate_series(1, 500)`, [PAST]);
  const before = await spreadOf(PAST);
  await eventually('the changes are folded', async () => (await changes()) === 0);
  expect(await spreadOf(PAST)).toEqual(before);
});

test('what reads leave is folded at night', async () => {
  await games(PAST, MANY);
  await app.jobs.runHere('remove-expired');
  expect(await app.sql('SELECT FROM score_changes')).toEqual([]);
  expect(await keptSpread(app)).toEqual(await countedSpread(app));
});

test('games from before the counts were kept are counted once, however often', async () => {
  await games(PAST, MANY);
  await foldChanges(app, 7);
  const kept = await keptSpread(app);
  await app.sql('DELETE FROM score_changes');
  const fill = () =>
    new FillScoreSpread1765200010000().up({
      query: (text: string) => app.sql(text),
    } as unknown as QueryRunner);
  await fill();
  await fill();
  expect(await keptSpread(app)).toEqual(kept);
});
