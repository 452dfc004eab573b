import { CALLS } from '@tessera/contracts/calls';
import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import { SORT_MODE_NAMES } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  completeDaily,
  completePerfectly,
  fixLetters,
  GOOD_GRID,
  playDaily,
  POOR_GRID,
  startDaily,
} from '../support/dailies.js';
import { namesIn, streaks, today } from '../support/leaderboards.js';
import { publicIdOf } from '../support/reports.js';
import { aNamed, takeName } from '../support/groups.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
  app.clock.moveTo('2026-11-20T12:00:00Z');
});
afterEach(() => app.close());

test("today's leaderboard lists players with a name who have played, best first, with no playerUUID but the caller's", async () => {
  const [ann, ben] = [await aNamed(app, 'Ann'), await aNamed(app, 'Ben')];
  await playDaily(app, ann.player, { grid: POOR_GRID });
  await playDaily(app, ben.player);
  await playDaily(app, aPlayer());
  await aNamed(app, 'Cleo who has not played');
  const { topScorers, gameNumber } = await today(app, ann.player);
  expect(gameNumber).toBe(689);
  expect(namesIn(topScorers)).toEqual(['Ben', 'Ann']);
  expect(topScorers[1]?.playerUUID).toBe(ann.player);
  expect(topScorers[0]).toMatchObject({
    currentStreak: 1,
    streak: 1,
    bestStreak: 1,
    lastThreeGamesCount: 1,
    isLive: false,
    streakStatus: null,
    streakEmoji: null,
  });
  expect(JSON.stringify(topScorers)).not.toContain(ben.player);
});

test("a leaderboard links to today's shared results, but only for viewers who have played", async () => {
  const [ann, ben, cleo] = [await aNamed(app, 'Ann'), await aNamed(app, 'Ben'), await aNamed(app, 'Cleo')];
  const gameId = await playDaily(app, ann.player);
  const { body } = await ann.call(CALLS.shareResult, { body: { gameId } });
  const { shareId } = body as { shareId: string };
  await playDaily(app, ben.player, { grid: POOR_GRID });
  const links = async (player?: string) =>
    (await today(app, player)).topScorers.map(({ playerName, shareId }) => [playerName, shareId]);
  expect(await links(ben.player)).toEqual([
    ['Ann', shareId],
    ['Ben', null],
  ]);
  for (const viewer of [cleo.player, aPlayer(), undefined]) {
    expect(await links(viewer)).toEqual([
      ['Ann', null],
      ['Ben', null],
    ]);
  }
  expect((await app.call(CALLS.publicResultOf, { params: { shareId } })).body).toMatchObject({
    result: { playerName: 'Ann' },
  });
});

test('a player who sets a name after the game is listed at once, and so is a changed name', async () => {
  const browser = new Browser(app);
  await playDaily(app, browser.player);
  expect(namesIn((await today(app)).topScorers)).toEqual([]);
  await takeName(browser, 'Ann');
  expect(namesIn((await today(app)).topScorers)).toEqual(['Ann']);
  await takeName(browser, 'Anna');
  expect(namesIn((await today(app)).topScorers)).toEqual(['Anna']);
});

test("a player who isn't listed gets their own row, with or without a name, and nobody else does", async () => {
  const [first, second, nameless] = [await aNamed(app, 'Ann'), await aNamed(app, 'Ben'), new Browser(app)];
  await playDaily(app, first.player);
  await playDaily(app, second.player, { grid: POOR_GRID });
  await playDaily(app, nameless.player);
  const ownOf = async (player?: string, query: Record<string, unknown> = {}) =>
    (await app.call(CALLS.readLeaderboard, { player, query })).body.own as LeaderboardEntry | null;
  const score = (await today(app)).topScorers[0]?.todayScore;
  const row = { playerUUID: nameless.player, playerName: null, todayScore: score, currentStreak: 1 };
  expect(await ownOf(nameless.player)).toMatchObject(row);
  for (const sort of SORT_MODE_NAMES) expect(await ownOf(nameless.player, { sort })).toMatchObject(row);
  expect(await ownOf(second.player)).toBeNull();
  expect(await ownOf(second.player, { limit: 1 })).toMatchObject({ playerName: 'Ben', bestStreak: 0 });
  for (const viewer of [aPlayer(), undefined]) expect(await ownOf(viewer)).toBeNull();
  await takeName(nameless, 'Cleo');
  expect(await ownOf(nameless.player)).toBeNull();
  app.clock.moveTo('2026-11-21T12:00:00Z');
  expect(await ownOf(second.player, { limit: 1 })).toBeNull();
});

test('there are twenty rows by default, up to the requested limit, and equal players are sorted by name', async () => {
  for (let i = 0; i < 22; i++) await playDaily(app, (await aNamed(app)).player);
  const { topScorers } = await today(app);
  expect(topScorers).toHaveLength(20);
  expect(namesIn(topScorers)).toEqual(namesIn(topScorers).toSorted());
  expect((await today(app, undefined, { limit: 3 })).topScorers).toHaveLength(3);
  for (const limit of [0, -1, 101, 'x']) {
    const { status, body } = await app.call(CALLS.leaderboardToday, { query: { limit } });
    expect([status, body.field]).toEqual([400, 'limit']);
  }
});

test("today is the viewer's date, and playing tomorrow's game elsewhere keeps a player on today's leaderboard", async () => {
  const traveler = await aNamed(app, 'Traveler');
  await playDaily(app, traveler.player);
  await playDaily(app, traveler.player, { zone: 'Pacific/Kiritimati' });
  expect((await today(app, undefined, { timezone: 'UTC' })).topScorers).toMatchObject([
    { playerName: 'Traveler', currentStreak: 2 },
  ]);
  const elsewhere = await today(app, undefined, { timezone: 'Pacific/Kiritimati' });
  expect(elsewhere).toMatchObject({ gameNumber: 690, topScorers: [{ playerName: 'Traveler' }] });
  expect((await today(app, undefined, { timezone: 'Etc/GMT+12' })).topScorers).toHaveLength(1);
});

test('a game finished after its date was over everywhere appears on no leaderboard', async () => {
  const late = await aNamed(app, 'Late');
  const gameId = await startDaily(app, late.player);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  await completeDaily(app, late.player, gameId);
  expect(await app.sql('SELECT 1 FROM standings')).toEqual([]);
  expect(await streaks(app, { minStreak: 1 })).toEqual([]);
});

test('the streak leaderboard lists live streaks of at least two, and the best-streak leaderboard all', async () => {
  const [alive, broken, short] = [
    await aNamed(app, 'Alive'),
    await aNamed(app, 'Broken'),
    await aNamed(app, 'Short'),
  ];
  for (const [day, grid] of [GOOD_GRID, GOOD_GRID, GOOD_GRID, GOOD_GRID, GOOD_GRID, POOR_GRID].entries()) {
    app.clock.moveTo(`2026-11-1${day}T12:00:00Z`);
    await playDaily(app, broken.player, { grid });
    if (day > 0) await playDaily(app, alive.player);
  }
  await playDaily(app, short.player);
  expect(await streaks(app)).toMatchObject([
    { playerName: 'Alive', currentStreak: 5, isLive: true, streakStatus: 'Hamster', streakEmoji: '🐹' },
  ]);
  expect(namesIn(await streaks(app, { minStreak: 1 }))).toEqual(['Alive', 'Short']);
  expect(namesIn(await streaks(app, { sort: 'best-streak' }))).toEqual(['Alive', 'Broken']);
  app.clock.moveTo('2026-11-18T12:00:00Z');
  expect(await streaks(app)).toMatchObject([{ playerName: 'Alive', todayScore: null, isLive: false }]);
  app.clock.moveTo('2026-11-19T12:00:00Z');
  expect(await streaks(app)).toEqual([]);
  expect(namesIn(await streaks(app, { sort: 'best-streak' }))).toEqual(['Alive', 'Broken']);
});

test('The 32 Club lists named players with a perfect score in games that count, most first', async () => {
  const [once, twice, never, unnamed] = [
    await aNamed(app, 'Once'),
    await aNamed(app, 'Twice'),
    await aNamed(app, 'Never'),
    new Browser(app),
  ];
  const perfect: Record<string, (Browser | undefined)[]> = {
    '2026-11-20': [once, twice, unnamed],
    '2026-11-21': [twice],
    '2026-11-22': [],
  };
  for (const [date, perfectOnes] of Object.entries(perfect)) {
    app.clock.moveTo(`${date}T12:00:00Z`);
    for (const browser of [once, twice, never, unnamed]) {
      const { player } = browser;
      const gameId = await startDaily(app, player);
      if (perfectOnes.includes(browser)) await completePerfectly(app, app, player, gameId);
      else await completeDaily(app, player, gameId);
    }
  }
  const { body } = await app.call(CALLS.perfectClub, { player: once.player });
  expect(body).toEqual({
    success: true,
    leaderboard: [
      { playerUUID: await publicIdOf(app, twice.player), playerName: 'Twice', perfectScoreCount: 2 },
      { playerUUID: once.player, playerName: 'Once', perfectScoreCount: 1 },
    ],
    hasMore: false,
  });
});

test('The 32 Club continues after its first hundred rows, with each player once and in order', async () => {
  await app.sql(`
    INSERT INTO players ("playerUUID", "publicId", timezone, name, "nameFold", "nameLook", "perfectScores")
    SELECT gen_random_uuid(), gen_random_uuid(), 'UTC', n, n, n, 1 + i % 3
      FROM (SELECT i, 'Player ' || lpad(i::text, 3, '0') AS n FROM generate_series(1, 230) AS i) AS made`);
  const page = async (query: Record<string, unknown>) =>
    (await app.call(CALLS.perfectClub, { query })).body as {
      leaderboard: { playerName: string; perfectScoreCount: number }[];
      hasMore: boolean;
    };
  const pages = [await page({})];
  for (let last = pages[0]!; last.hasMore; pages.push(last)) {
    const { playerName: afterName, perfectScoreCount: afterCount } = last.leaderboard.at(-1)!;
    last = await page({ afterName, afterCount });
  }
  expect(pages.map(({ leaderboard }) => leaderboard.length)).toEqual([100, 100, 30]);
  const rows = pages.flatMap(({ leaderboard }) => leaderboard);
  expect(new Set(rows.map(({ playerName }) => playerName)).size).toBe(230);
  expect(rows).toEqual(
    rows.toSorted(
      (a, b) => b.perfectScoreCount - a.perfectScoreCount || (a.playerName < b.playerName ? -1 : 1),
    ),
  );
});

test.each([
  [{ afterCount: 1 }, 'afterName'],
  [{ afterName: 'Ann' }, 'afterName'],
  [{ afterCount: 1e10, afterName: 'Ann' }, 'afterCount'],
  [{ afterCount: 1, afterName: 'A\0' }, 'afterName'],
])('The 32 Club after %j is bad input', async (query, field) => {
  const { status, body } = await app.call(CALLS.perfectClub, { query });
  expect([status, body.field]).toEqual([400, field]);
});

test('a row is stored only while its date is still today somewhere', async () => {
  const ann = await aNamed(app);
  for (const day of [18, 19, 20, 21]) {
    app.clock.moveTo(`2026-11-${day}T11:00:00Z`);
    await playDaily(app, ann.player);
  }
  const rows = await app.sql<{ date: string }>('SELECT date::text FROM standings ORDER BY 1');
  expect(rows.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
});
