import { CALLS } from '@tessera/contracts/calls';
import type { PeriodEntry } from '@tessera/contracts/leaderboards';
import fc from 'fast-check';
import { gamesForMean } from '@tessera/rules';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, GOOD_GRID, holdBack, playDaily, POOR_GRID } from '../support/dailies.js';
import { aFounder, aNamed, joinGroup } from '../support/groups.js';
import { isSorted, periodBoard, pointsOn, readGroupPeriod } from '../support/periods.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
});
afterEach(() => app.close());

/** Days after the 30th are in December. */
const moveTo = (day: number) => app.clock.moveTo(new Date(Date.UTC(2026, 10, day, 12)).toISOString());

/** Plays the dailies of these days in November 2026, of which the 23rd is a Monday. Returns the last game's ID. */
async function play(browser: Browser, days: readonly number[], grid = GOOD_GRID): Promise<string> {
  let gameId = '';
  for (const day of days) {
    moveTo(day);
    gameId = await playDaily(browser, browser.player, { grid });
  }
  return gameId;
}

let [good, poor] = [0, 0];
const scoreOf = async (gameId: string) =>
  (
    await app.sql<{ score: number }>(
      'SELECT "playerScore" AS score FROM one_player_versus_three_games WHERE "gameId" = $1',
      [gameId],
    )
  )[0]!.score;
async function scores(): Promise<void> {
  const probe = new Browser(app);
  good = await scoreOf(await play(probe, [2]));
  poor = await scoreOf(await play(probe, [3], POOR_GRID));
}

test('yesterday, the week and the month have the points of their dates', async () => {
  await scores();
  const [ann, ben] = [await aNamed(app, 'Ann'), await aNamed(app, 'Ben')];
  await play(ann, [19, 23, 24]);
  await play(ben, [20, 22, 25], POOR_GRID);
  await play(ann, [26]);
  moveTo(26);
  expect(await pointsOn(app, { period: 'yesterday' })).toEqual([['Ben', poor, 1]]);
  expect(await pointsOn(app, { period: 'yesterday', back: 1 })).toEqual([['Ann', good, 1]]);
  expect(await pointsOn(app, { period: 'week' })).toEqual([
    ['Ann', 3 * good, 3],
    ['Ben', poor, 1],
  ]);
  expect(await pointsOn(app, { period: 'week', back: 1 })).toEqual([
    ['Ann', good, 1],
    ['Ben', 2 * poor, 2],
  ]);
  expect(await pointsOn(app, { period: 'month' })).toEqual([
    ['Ann', 4 * good, 4],
    ['Ben', 3 * poor, 3],
  ]);
  moveTo(31);
  expect(await pointsOn(app, { period: 'month' })).toEqual([]);
  expect(await pointsOn(app, { period: 'month', back: 1 })).toHaveLength(2);
});

test("the dates are those of the viewer's zone", async () => {
  const ann = await aNamed(app, 'Ann');
  await play(ann, [22]);
  app.clock.moveTo('2026-11-23T05:00:00Z');
  expect(await pointsOn(app, { period: 'week', timezone: 'America/Los_Angeles' })).toHaveLength(1);
  expect(await pointsOn(app, { period: 'week', timezone: 'UTC' })).toEqual([]);
  expect(await pointsOn(app, { period: 'yesterday', timezone: 'UTC' })).toHaveLength(1);
});

test('an average requires games on half of the days so far', async () => {
  const [often, once] = [await aNamed(app, 'Often'), await aNamed(app, 'Once')];
  await play(often, [23, 24, 25, 26], POOR_GRID);
  await play(once, [26]);
  const byMean = async (back = 0) => {
    const { period, leaderboard } = await periodBoard(app, { sort: 'mean', back });
    return [period.minGames, ...leaderboard.map(({ playerName }) => playerName)];
  };
  expect(await byMean()).toEqual([2, 'Often']);
  await play(once, [27]);
  expect(await byMean()).toEqual([3, 'Often']);
  await play(once, [28, 29]);
  expect(await byMean()).toEqual([4, 'Once', 'Often']);
  moveTo(30);
  expect(await byMean(1)).toEqual([4, 'Once', 'Often']);
  expect((await periodBoard(app, { sort: 'sum', back: 1 })).period).toMatchObject({ days: 7, minGames: 0 });
});

test('players always get their own row, with all of their games', async () => {
  const [ann, nobody] = [await aNamed(app, 'Ann'), new Browser(app)];
  await play(ann, [23]);
  await holdBack(app, await play(ann, [24]));
  await play(nobody, [24], POOR_GRID);
  expect((await periodBoard(ann)).leaderboard).toMatchObject([{ playerName: 'Ann', games: 1 }]);
  expect((await periodBoard(ann)).own).toBeNull();
  expect(await periodBoard(nobody)).toMatchObject({
    leaderboard: [{ playerName: 'Ann' }],
    own: { playerUUID: nobody.player, playerName: null, games: 1, heldBack: 0 },
  });
  await app.sql('UPDATE players SET "isLeftOut" = true WHERE "playerUUID" = $1', [ann.player]);
  expect(await periodBoard(ann)).toMatchObject({
    leaderboard: [],
    own: { playerUUID: ann.player, games: 2, heldBack: 1 },
  });
  expect(await periodBoard(ann, { period: 'yesterday', back: 3 })).toMatchObject({ own: null });
  expect((await periodBoard(new Browser(app))).own).toBeNull();
});

test("shared grids of yesterday stay hidden until the viewer has played it or it's over everywhere", async () => {
  const [ann, late] = [await aNamed(app, 'Ann'), new Browser(app)];
  const gameId = await play(ann, [24]);
  await ann.call(CALLS.shareResult, { body: { gameId } });
  const shareSeenBy = async (viewer: TestApp | Browser) =>
    (await periodBoard(viewer, { period: 'yesterday' })).leaderboard[0]?.shareId;
  app.clock.moveTo('2026-11-25T05:00:00Z');
  expect(await shareSeenBy(late)).toBeNull();
  expect(await shareSeenBy(ann)).toEqual(expect.any(String));
  await playDaily(app, late.player, { zone: 'America/Los_Angeles' });
  expect(await shareSeenBy(late)).toEqual(expect.any(String));
  expect(await shareSeenBy(app)).toBeNull();
  app.clock.moveTo('2026-11-25T12:00:00Z');
  expect(await shareSeenBy(app)).toEqual(expect.any(String));
  expect((await periodBoard(ann)).leaderboard[0]?.shareId).toBeNull();
});

test("leaderboards go back to the first daily, and as far as they're kept", async () => {
  // The first daily was on 1 January 2025, a Wednesday.
  app.clock.moveTo('2025-01-17T12:00:00Z');
  const earlier = async (period: 'yesterday' | 'week' | 'month', back: number) =>
    (await periodBoard(app, { period, back })).period.hasEarlier;
  expect([await earlier('week', 1), await earlier('week', 2), await earlier('week', 3)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await earlier('month', 0)).toBe(false);
  expect([await earlier('yesterday', 14), await earlier('yesterday', 15)]).toEqual([true, false]);
  const { period } = await periodBoard(app, { period: 'week', back: 3 });
  expect(period).toMatchObject({ from: '2024-12-23', to: '2024-12-29', days: 0 });
  const tooFar = await app.call(CALLS.periodLeaderboard, { query: { period: 'week', back: 52 } });
  expect([tooFar.status, tooFar.body.field]).toEqual([400, 'back']);
});

test('a group lists all members, also those without a name or a game', async () => {
  await scores();
  const { founder, name, group } = await aFounder(app);
  const [fellow, idle] = [await aNamed(app, 'Fellow'), await aNamed(app, 'Idle')];
  for (const member of [fellow, idle]) await joinGroup(member, group);
  await play(founder, [23], POOR_GRID);
  await play(founder, [25], POOR_GRID);
  await holdBack(app, await play(fellow, [24]));
  await app.sql(
    'UPDATE players SET name = NULL, "nameFold" = NULL, "nameLook" = NULL WHERE "playerUUID" = $1',
    [fellow.player],
  );
  const rows = async (query = {}) =>
    ((await readGroupPeriod(founder, group.id, query)).body.leaderboard as PeriodEntry[]).map(
      ({ playerName, sum, games, mean }) => [playerName, sum, games, mean],
    );
  const bySum = [
    [name, 2 * poor, 2, poor],
    [null, good, 1, good],
    ['Idle', 0, 0, null],
  ].sort((a, b) => Number(b[1]) - Number(a[1]));
  expect(await rows()).toEqual(bySum);
  expect((await rows({ sort: 'mean' }))[0]).toEqual([null, good, 1, good]);
  moveTo(25);
  expect(await rows({ period: 'yesterday' })).toContainEqual([null, good, 1, good]);
  expect((await readGroupPeriod(new Browser(app), group.id)).status).toBe(404);
});

test("a group's week has every member's score of each day", async () => {
  await scores();
  const { founder, name, group } = await aFounder(app);
  const fellow = await aNamed(app, 'Fellow');
  await joinGroup(fellow, group);
  await play(founder, [23, 25]);
  await play(fellow, [24], POOR_GRID);
  moveTo(25);
  const week = async (back: number) =>
    (
      await founder.call(CALLS.groupWeek, {
        params: { groupId: group.id },
        query: { back, timezone: 'UTC' },
      })
    ).body;
  expect(await week(0)).toMatchObject({
    period: { from: '2026-11-23', to: '2026-11-29', days: 3 },
    today: '2026-11-25',
    dates: ['23', '24', '25', '26', '27', '28', '29'].map((day) => `2026-11-${day}`),
    members: [
      { playerUUID: founder.player, playerName: name, scores: [good, null, good, null, null, null, null] },
      { playerName: 'Fellow', scores: [null, poor, null, null, null, null, null], sum: poor, games: 1 },
    ],
  });
  expect(await week(1)).toMatchObject({ members: [{ games: 0 }, { games: 0 }] });
  const { status } = await fellow.call(CALLS.groupWeek, {
    params: { groupId: group.id },
    query: { back: 52 },
  });
  expect(status).toBe(400);
});

const aResult = fc
  .record({
    mean: fc.constantFrom(10, 20, 30),
    games: fc.integer({ min: 1, max: 7 }),
    bestStreak: fc.nat(2),
  })
  .map(({ mean, ...result }) => ({ ...result, sum: mean * result.games }));

test('public leaderboards have the order of the rules, and only averages of enough games', async () => {
  const players = await Promise.all(Array.from({ length: 12 }, () => aNamed(app)));
  await fc.assert(
    fc.asyncProperty(fc.array(aResult, { maxLength: 12 }), async (results) => {
      await app.sql('DELETE FROM period_scores');
      for (const [i, { sum, games, bestStreak }] of results.entries()) {
        await app.sql(
          `INSERT INTO period_scores SELECT "playerUUID", 'week', '2026-12-28', name, $2, $3, $4
             FROM players WHERE "playerUUID" = $1`,
          [players[i]!.player, sum, games, bestStreak],
        );
      }
      for (const sort of ['sum', 'mean'] as const) {
        const { leaderboard, period } = await periodBoard(app, { sort });
        expect(isSorted(sort, leaderboard)).toBe(true);
        const listed = results.filter(({ games }) => games >= period.minGames);
        expect(leaderboard).toHaveLength(listed.length);
      }
      expect((await periodBoard(app, { sort: 'mean' })).period.minGames).toBe(gamesForMean(4));
    }),
    { numRuns: 15 },
  );
});
