import { CALLS } from '@tessera/contracts/calls';
import { LIMITS } from '@tessera/contracts/wire';
import { seededRandom } from '@tessera/solver';
import type { TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { startDashboard, type Metrics } from '../support/dashboard.js';
import { eventually } from '../support/eventually.js';
import { joinGroup, leaveGroup, makeGroup, takeName } from '../support/groups.js';
import { History } from '../support/history.js';

let app: TestApp;
let metrics: () => Promise<Metrics>;
async function start(now?: string): Promise<void> {
  ({ app, metrics } = await startDashboard(now));
}

/** Counts the days that are over, as the nightly job does. */
const countDays = () => app.jobs.runHere('count-days');

/** Some days of three players, few enough to count by hand. It is noon on 20 October 2025. */
async function aKnownHistory(): Promise<void> {
  const past = new History(app);
  const [ann, ben] = [await past.player('2025-10-10T08:00Z'), await past.player('2025-10-10T08:00Z')];
  const cleo = await past.player('2025-10-20T09:00Z');
  const dora = await past.player('2025-07-01T09:00Z');
  await past.daily(dora, '2025-07-18T10:00Z', { at: '2025-07-18T10:10Z', score: 30 });
  await past.daily(dora, '2025-07-19T10:00Z');
  await past.daily(ann, '2025-10-10T08:00Z', { at: '2025-10-10T08:10Z', score: 24 });
  await past.daily(ann, '2025-10-19T23:55Z', { at: '2025-10-20T00:05Z', score: 32 });
  await past.daily(ben, '2025-10-19T10:00Z');
  await past.daily(ben, '2025-10-20T10:00Z', { at: '2025-10-20T10:20Z', score: 12 });
  await past.daily(cleo, '2025-10-20T09:00Z', { at: '2025-10-20T09:12Z', score: 20 });
  await past.game(
    [ann, ben],
    [
      [2, 'GAME_JOINED', '2025-10-19T20:00Z'],
      [1, 'LETTER_SELECTED', '2025-10-19T20:05Z'],
      [2, 'GAME_COMPLETE', '2025-10-20T11:00Z'],
    ],
  );
  await past.game([ann, cleo], [[2, 'GAME_JOINED', '2025-10-20T11:30Z']]);
  await past.account(ben, '2025-10-01T10:00Z');
  await past.account(dora, '2025-09-23T23:59Z');
  const first = await past.group(ann, '2025-10-18T10:00Z');
  const second = await past.group(ben, '2025-10-20T08:00Z');
  await past.member(first, ben, '2025-10-18T11:00Z');
  await past.member(first, cleo, '2025-10-20T09:20Z');
  await past.member(second, cleo, '2025-10-20T09:20Z');
  await past.member(second, dora, '2025-09-23T12:00Z');
  await past.feedback(ben, '2025-10-20T10:25Z', 'ben@play.example');
  await past.feedback(null, '2025-10-01T10:00Z');
}

const on = (counts: readonly { date: string; count: number }[]) =>
  Object.fromEntries(counts.filter(({ count }) => count > 0).map(({ date, count }) => [date, count]));

describe('with some days counted by hand', () => {
  beforeAll(async () => {
    await start('2025-10-20T12:00:00Z');
    await aKnownHistory();
  });
  afterAll(() => app.close());

  test('the dashboard requests missing counts and says how many days are missing', async () => {
    // From 19 July 2025 on.
    expect((await metrics()).daysToCount).toBe(93);
    const counted = () => app.sql('SELECT date FROM admin_days');
    await eventually('the days are counted', async () => (await counted()).length === 93);
  });

  test('the dashboard shows every metric as counted by hand', async () => {
    app.clock.moveTo('2025-10-20T12:00:10Z');
    const shown = await metrics();
    expect(shown.totalStats).toEqual({
      totalDailyGames: 4,
      totalCompletedDaily: 3,
      // 4 of 6: the one of 18 July is too old, the one of 19 July was never completed.
      conversionRateDaily: 66.7,
      totalMultiplayerGames: 2,
      totalCompletedMultiplayer: 1,
      conversionRateMultiplayer: 50,
      activeUsersToday: 3,
      topScoreDaily: 32,
      averageScoreDaily: 21.3,
      // The admin's account, created at startup, doesn't count as a sign-up.
      userAccountsCreatedToday: 0,
      userAccountsCreatedSinceSep24: 1,
      leaderboardGroupsCreatedToday: 1,
      leaderboardGroupsCreatedSinceSep24: 2,
      groupsJoinedToday: 2,
      groupsJoinedSinceSep24: 3,
      uniquePlayersJoiningGroupsToday: 1,
      uniquePlayersJoiningGroupsSinceSep24: 2,
      newDailyGamePlayersToday: 1,
    });
    // 20 minutes of Cleo's, 25 of Ben's, and ten sessions with a single action, separated by pauses and
    // midnight.
    expect(shown.userEngagement).toEqual({
      newUsersToday: 1,
      returningUsersToday: 2,
      averageSessionDuration: 3.8,
    });
    // A daily that nobody played is included too.
    expect(shown.dailyGamesByNumber.map(({ gameNumber }) => gameNumber)).toEqual(
      Array.from({ length: LIMITS.DASHBOARD_GAME_NUMBERS }, (_, i) => 280 + i),
    );
    expect(shown.dailyGamesByNumber.filter(({ started }) => started > 0)).toEqual([
      { gameNumber: 283, started: 1, completed: 1 },
      { gameNumber: 292, started: 2, completed: 1 },
      { gameNumber: 293, started: 2, completed: 2 },
    ]);
    expect(shown.dailyGamesStarted.map(({ date }) => date)).toHaveLength(LIMITS.DASHBOARD_DAYS);
    expect(shown.dailyGamesStarted.at(-1)?.date).toBe('2025-10-20');
    expect(on(shown.dailyGamesStarted)).toEqual({ '2025-10-10': 1, '2025-10-19': 2, '2025-10-20': 2 });
    expect(on(shown.dailyGamesCompleted)).toEqual({ '2025-10-10': 1, '2025-10-20': 3 });
    expect(on(shown.multiplayerGamesStarted)).toEqual({ '2025-10-19': 1, '2025-10-20': 1 });
    expect(on(shown.multiplayerGamesCompleted)).toEqual({ '2025-10-20': 1 });
    expect(shown.hourlyActivity).toHaveLength(24);
    const busy = shown.hourlyActivity.filter((hour) => hour.dailyGames + hour.multiplayerGames > 0);
    expect(busy).toEqual([
      { hour: 8, dailyGames: 1, multiplayerGames: 0 },
      { hour: 9, dailyGames: 1, multiplayerGames: 0 },
      { hour: 10, dailyGames: 2, multiplayerGames: 0 },
      { hour: 11, dailyGames: 0, multiplayerGames: 1 },
      { hour: 20, dailyGames: 0, multiplayerGames: 1 },
      { hour: 23, dailyGames: 1, multiplayerGames: 0 },
    ]);
    expect(shown.scoreDistribution.map(({ range, count }) => `${range}: ${count}`)).toEqual([
      '0–9: 0',
      '10–14: 1',
      '15–19: 0',
      '20–24: 2',
      '25–29: 0',
      '30–31: 0',
      '32: 1',
    ]);
    expect(shown.feedbackStats).toEqual({ feedbackThisWeek: 1, totalFeedbackCount: 2 });
    expect(shown.recentFeedback).toMatchObject([{ email: 'ben@play.example' }]);
    expect(shown).toMatchObject({ daysToCount: 0, measuredAt: '2025-10-20T12:00:10.000Z' });
  });

  test('counting again changes nothing', async () => {
    const days = () => app.sql('SELECT * FROM admin_days ORDER BY date');
    const before = await days();
    expect(before).toHaveLength(93);
    await countDays();
    expect(await days()).toEqual(before);
  });

  test('between midnight and the nightly count, yesterday is counted live with the same result', async () => {
    const after = await metrics();
    await app.sql(`DELETE FROM admin_days WHERE date = '2025-10-19'`);
    app.clock.moveTo('2025-10-20T12:00:20Z');
    expect(await metrics()).toEqual({ ...after, measuredAt: '2025-10-20T12:00:20.000Z' });
  });
});

describe('a new installation', () => {
  beforeEach(() => start());
  afterEach(() => app.close());

  test('still counts what was created today after it was deleted', async () => {
    await new History(app).player('2026-11-20T08:00Z');
    const [founder, joiner] = [new Browser(app), new Browser(app)];
    const credentials = await founder.register();
    await joiner.register();
    await takeName(founder);
    await takeName(joiner);
    const group = await makeGroup(founder);
    await joinGroup(joiner, group);
    await joinGroup(joiner, await makeGroup(founder));
    const created = {
      userAccountsCreatedToday: 2,
      userAccountsCreatedSinceSep24: 2,
      leaderboardGroupsCreatedToday: 2,
      leaderboardGroupsCreatedSinceSep24: 2,
      groupsJoinedToday: 2,
      groupsJoinedSinceSep24: 2,
      uniquePlayersJoiningGroupsToday: 1,
      uniquePlayersJoiningGroupsSinceSep24: 1,
    };
    expect((await metrics()).totalStats).toMatchObject(created);

    await leaveGroup(joiner, group);
    await founder.call(CALLS.leaveGroup, { params: { groupId: group.id } });
    await founder.call(CALLS.deleteAccount, { body: { password: credentials.password } });
    await joiner.call(CALLS.deleteAccount, { body: { password: credentials.password } });
    expect(await app.sql('SELECT FROM leaderboard_groups')).toEqual([]);
    app.clock.moveTo('2026-11-20T12:00:10Z');
    expect((await metrics()).totalStats).toMatchObject(created);
    // Tomorrow it is counted permanently.
    app.clock.moveTo('2026-11-21T12:00:00Z');
    await countDays();
    expect((await metrics()).totalStats).toMatchObject({
      userAccountsCreatedToday: 0,
      userAccountsCreatedSinceSep24: 2,
      groupsJoinedToday: 0,
      groupsJoinedSinceSep24: 2,
      uniquePlayersJoiningGroupsSinceSep24: 1,
    });
  });

  test('counts a player who rejoins a group on another day once', async () => {
    await new History(app).player('2026-11-20T08:00Z');
    const [founder, joiner] = [new Browser(app), new Browser(app)];
    for (const browser of [founder, joiner]) {
      await browser.register();
      await takeName(browser);
    }
    const group = await makeGroup(founder);
    await joinGroup(joiner, group);
    await leaveGroup(joiner, group);
    app.clock.moveTo('2026-11-21T12:00:00Z');
    await countDays();
    await joinGroup(joiner, group);
    expect((await metrics()).totalStats).toMatchObject({
      groupsJoinedToday: 1,
      groupsJoinedSinceSep24: 2,
      uniquePlayersJoiningGroupsToday: 1,
      uniquePlayersJoiningGroupsSinceSep24: 1,
    });
  });

  test('shows zeros and no scores', async () => {
    const shown = await metrics();
    expect(shown.totalStats).toMatchObject({
      totalDailyGames: 0,
      conversionRateDaily: 0,
      topScoreDaily: null,
      averageScoreDaily: null,
    });
    expect(shown).toMatchObject({ dailyGamesByNumber: [], recentFeedback: [], daysToCount: 0 });
  });

  test('caches metrics for ten seconds', async () => {
    const past = new History(app);
    const before = await metrics();
    await past.daily(await past.player('2026-11-20T11:00Z'), '2026-11-20T11:00Z');
    app.clock.moveTo('2026-11-20T12:00:09.999Z');
    expect(await metrics()).toEqual(before);
    app.clock.moveTo('2026-11-20T12:00:10Z');
    expect((await metrics()).totalStats.totalDailyGames).toBe(1);
  });

  test('shows totals that agree with the tables, whatever happened on which day', async () => {
    const past = new History(app);
    const random = seededRandom(7);
    const pick = (max: number) => Math.floor(random() * max);
    for (let i = 0; i < 12; i++) {
      const player = await past.player('2026-10-30T00:00Z');
      for (let day = 1; day <= 20; day++) {
        if (random() < 0.5) continue;
        const start = Date.UTC(2026, 10, day, pick(day === 20 ? 11 : 24), pick(60));
        const end = start + pick(50 * 60) * 60_000;
        const completed = random() < 0.7 && end < app.clock.time;
        await past.daily(
          player,
          new Date(start).toISOString(),
          completed ? { at: new Date(end).toISOString(), score: pick(33) } : undefined,
        );
      }
    }
    await countDays();
    const { totalStats, dailyGamesStarted, dailyGamesCompleted, scoreDistribution } = await metrics();
    const direct = async (column: string, since: string) =>
      (
        await app.sql<{ date: string; count: number }>(
          `SELECT ("${column}" AT TIME ZONE 'UTC')::date::text AS date, count(*)::int AS count
           FROM one_player_versus_three_games WHERE "${column}" >= $1 GROUP BY 1 ORDER BY 1`,
          [since],
        )
      ).map(({ date, count }) => ({ date, count }));
    const sum = (rows: readonly { count: number }[]) => rows.reduce((all, { count }) => all + count, 0);
    const nonZero = (rows: readonly { date: string; count: number }[]) =>
      rows.filter(({ count }) => count > 0);
    expect(nonZero(dailyGamesStarted)).toEqual(await direct('createdAt', '2026-11-07T00:00Z'));
    const completed = await direct('completedAt', '2026-11-07T00:00Z');
    expect(nonZero(dailyGamesCompleted)).toEqual(completed);
    expect(sum(scoreDistribution)).toBe(sum(completed));
    expect(totalStats.totalDailyGames).toBe(sum(await direct('createdAt', '2026-11-14T00:00Z')));
    const all = 100 * (sum(await direct('completedAt', LIMITS.COMPLETION_SINCE)) / sum(await direct('createdAt', LIMITS.COMPLETION_SINCE))); // oxfmt-ignore
    expect(totalStats.conversionRateDaily).toBeCloseTo(all, 0);
  });
});
