import { CALLS, type LeaderboardEntry } from '@tessera/contracts';
import { compareStandings, type LeaderboardMode, type Standing } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from './support/app.js';
import { Browser } from './support/browser.js';
import { completeDaily, fixLetters, GOOD_GRID, playDaily, POOR_GRID, startDaily } from './support/dailies.js';
import { aName, takeName } from './support/groups.js';
import { forAWhile } from './support/in-time.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
  app.clock.moveTo('2026-11-20T12:00:00Z');
});
afterEach(() => app.close());

async function aNamed(playerName = aName()): Promise<Browser> {
  const browser = new Browser(app);
  await takeName(browser, playerName);
  return browser;
}

const today = async (player?: string, query: Record<string, unknown> = {}) =>
  (await app.call(CALLS.leaderboardToday, { player, query })).body as {
    topScorers: LeaderboardEntry[];
    gameNumber: number;
  };
const streaks = async (query: Record<string, unknown> = {}) =>
  (await app.call(CALLS.leaderboardStreaks, { query })).body.topStreaks as LeaderboardEntry[];
const namesIn = (entries: readonly LeaderboardEntry[]) => entries.map(({ playerName }) => playerName);

test("today's leaderboard lists players with a name who have played, best first, with no playerUUID but the caller's", async () => {
  const [ann, ben] = [await aNamed('Ann'), await aNamed('Ben')];
  await playDaily(app, ann.player, { grid: POOR_GRID });
  await playDaily(app, ben.player);
  await playDaily(app, aPlayer());
  await aNamed('Cleo who has not played');
  const { topScorers, gameNumber } = await today(ann.player);
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
  const [ann, ben, cleo] = [await aNamed('Ann'), await aNamed('Ben'), await aNamed('Cleo')];
  const gameId = await playDaily(app, ann.player);
  const { body } = await ann.call(CALLS.shareResult, { body: { gameId } });
  const { shareId } = body as { shareId: string };
  await playDaily(app, ben.player, { grid: POOR_GRID });
  const links = async (player?: string) =>
    (await today(player)).topScorers.map(({ playerName, shareId }) => [playerName, shareId]);
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
  expect(namesIn((await today()).topScorers)).toEqual([]);
  await takeName(browser, 'Ann');
  expect(namesIn((await today()).topScorers)).toEqual(['Ann']);
  await takeName(browser, 'Anna');
  expect(namesIn((await today()).topScorers)).toEqual(['Anna']);
});

test('there are twenty rows by default, up to the requested limit, and equal players are sorted by name', async () => {
  for (let i = 0; i < 22; i++) await playDaily(app, (await aNamed()).player);
  const { topScorers } = await today();
  expect(topScorers).toHaveLength(20);
  expect(namesIn(topScorers)).toEqual(namesIn(topScorers).toSorted());
  expect((await today(undefined, { limit: 3 })).topScorers).toHaveLength(3);
  for (const limit of [0, -1, 101, 'x']) {
    const { status, body } = await app.call(CALLS.leaderboardToday, { query: { limit } });
    expect([status, body.field]).toEqual([400, 'limit']);
  }
});

test("today is the viewer's date, and playing tomorrow's game elsewhere keeps a player on today's leaderboard", async () => {
  const traveller = await aNamed('Traveller');
  await playDaily(app, traveller.player);
  await playDaily(app, traveller.player, { zone: 'Pacific/Kiritimati' });
  expect((await today(undefined, { timezone: 'UTC' })).topScorers).toMatchObject([
    { playerName: 'Traveller', currentStreak: 2 },
  ]);
  const elsewhere = await today(undefined, { timezone: 'Pacific/Kiritimati' });
  expect(elsewhere).toMatchObject({ gameNumber: 690, topScorers: [{ playerName: 'Traveller' }] });
  expect((await today(undefined, { timezone: 'Etc/GMT+12' })).topScorers).toHaveLength(1);
});

test('a game finished after its date was over everywhere appears on no leaderboard', async () => {
  const late = await aNamed('Late');
  const gameId = await startDaily(app, late.player);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  await completeDaily(app, late.player, gameId);
  expect(await app.sql('SELECT 1 FROM standings')).toEqual([]);
  expect(await streaks({ minStreak: 1 })).toEqual([]);
});

test('the streak leaderboard lists live streaks of at least two, and the best-streak leaderboard all', async () => {
  const [alive, broken, short] = [await aNamed('Alive'), await aNamed('Broken'), await aNamed('Short')];
  for (const [day, grid] of [GOOD_GRID, GOOD_GRID, GOOD_GRID, GOOD_GRID, GOOD_GRID, POOR_GRID].entries()) {
    app.clock.moveTo(`2026-11-1${day}T12:00:00Z`);
    await playDaily(app, broken.player, { grid });
    if (day > 0) await playDaily(app, alive.player);
  }
  await playDaily(app, short.player);
  expect(await streaks()).toMatchObject([
    { playerName: 'Alive', currentStreak: 5, isLive: true, streakStatus: 'Hamster', streakEmoji: '🐹' },
  ]);
  expect(namesIn(await streaks({ minStreak: 1 }))).toEqual(['Alive', 'Short']);
  expect(namesIn(await streaks({ sort: 'best-streak' }))).toEqual(['Alive', 'Broken']);
  app.clock.moveTo('2026-11-18T12:00:00Z');
  expect(await streaks()).toMatchObject([{ playerName: 'Alive', todayScore: null, isLive: false }]);
  app.clock.moveTo('2026-11-19T12:00:00Z');
  expect(await streaks()).toEqual([]);
  expect(namesIn(await streaks({ sort: 'best-streak' }))).toEqual(['Alive', 'Broken']);
});

test('The 32 Club lists named players with a perfect score in games that count, most first', async () => {
  const players = [await aNamed('Once'), await aNamed('Twice'), await aNamed('Never'), new Browser(app)];
  for (const day of [20, 21]) {
    app.clock.moveTo(`2026-11-${day}T12:00:00Z`);
    for (const { player } of players) await playDaily(app, player);
  }
  // These letters don't allow a perfect grid, so the stored scores are changed.
  const perfect = (name: string | null, day: string) =>
    app.sql(
      `UPDATE one_player_versus_three_games g SET "playerScore" = 32 FROM players p
        WHERE g."playerUUID" = p."playerUUID" AND p.name IS NOT DISTINCT FROM $1 AND g."dailyChallengeDate" = $2`,
      [name, day],
    );
  await perfect('Once', '2026-11-20');
  for (const day of ['2026-11-20', '2026-11-21']) await perfect('Twice', day);
  await perfect(null, '2026-11-20');
  app.clock.moveTo('2026-11-22T12:00:00Z');
  for (const { player } of players) await playDaily(app, player);
  const { body } = await app.call(CALLS.perfectClub);
  expect(body).toEqual({
    success: true,
    leaderboard: [
      { playerName: 'Twice', perfectScoreCount: 2 },
      { playerName: 'Once', perfectScoreCount: 1 },
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
  const ann = await aNamed();
  for (const day of [18, 19, 20, 21]) {
    app.clock.moveTo(`2026-11-${day}T11:00:00Z`);
    await playDaily(app, ann.player);
  }
  const rows = await app.sql<{ date: string }>('SELECT date::text FROM standings ORDER BY 1');
  expect(rows.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21']);
});

const DAYS = 7;
/** `ahead` means playing in a zone in which the next day has begun. */
type Day = 'good' | 'poor' | 'none' | 'ahead';
const aWorld = fc.array(
  fc.array(fc.constantFrom<Day>('good', 'poor', 'none', 'none', 'ahead'), {
    minLength: DAYS,
    maxLength: DAYS,
  }),
  {
    minLength: 2,
    maxLength: 7,
  },
);

const history = (...last: Day[]): Day[] => [
  ...Array.from({ length: DAYS - last.length }, () => 'none' as const),
  ...last,
];
/**
 * Pairs with equal streaks but different numbers of recent games, among yesterday's players and among
 * tomorrow's.
 */
const TWINS: [Day[], Day[]][] = [
  [history('good', 'none', 'good', 'none'), history('good', 'good', 'none')],
  [history('good', 'none', 'none', 'ahead'), history('good', 'none', 'ahead')],
  [history('good', 'none', 'none', 'ahead'), history('good', 'none', 'ahead', 'none', 'none')],
  [history('poor', 'none', 'none'), history('poor', 'none')],
];

/** A player's standing, calculated from all of their games. */
async function standingOf(browser: Browser, playerName: string): Promise<Standing> {
  const { stats } = (await browser.call(CALLS.playerStats, { query: { timezone: 'UTC' } })).body;
  const [game] = await app.sql<{ score: number }>(
    `SELECT "playerScore" AS score FROM one_player_versus_three_games
      WHERE "playerUUID" = $1 AND "dailyChallengeDate" = '2026-11-17'`,
    [browser.player],
  );
  return {
    playerName,
    todayScore: game?.score ?? null,
    currentStreak: stats.currentStreak as number,
    bestStreak: stats.bestStreak as number,
    lastThreeGamesCount: stats.playedOfLastThree as number,
    averageScore: null,
  };
}

test('whatever has been played, leaderboards list the players sorted by the rules, up to the limit', async () => {
  const isTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(aWorld, fc.integer({ min: 1, max: 4 }), async (histories, limit) => {
      if (!isTime()) return;
      await app.sql('TRUNCATE players CASCADE');
      const players: { browser: Browser; name: string; days: Day[] }[] = [];
      for (const days of histories) {
        const name = aName();
        players.push({ browser: await aNamed(name), name, days });
      }
      for (let day = 0; day < DAYS; day++) {
        app.clock.moveTo(`2026-11-${11 + day}T12:00:00Z`);
        for (const { browser, days } of players) {
          // A player who was ahead has already played this day's game.
          if (days[day] === 'none' || days[day - 1] === 'ahead') continue;
          const zone = days[day] === 'ahead' ? 'Pacific/Kiritimati' : 'UTC';
          await playDaily(app, browser.player, { zone, grid: days[day] === 'poor' ? POOR_GRID : GOOD_GRID });
        }
      }
      const all = await Promise.all(players.map(({ browser, name }) => standingOf(browser, name)));
      const sorted = (mode: LeaderboardMode, of: readonly Standing[]) =>
        of
          .toSorted((a, b) => compareStandings(mode, a, b))
          .slice(0, limit)
          .map(({ playerName }) => playerName);
      const played = all.filter(({ todayScore }) => todayScore !== null);
      expect(namesIn((await today(undefined, { limit })).topScorers)).toEqual(sorted('today-score', played));
      const alive = all.filter(({ currentStreak }) => currentStreak >= 1);
      expect(namesIn(await streaks({ limit, minStreak: 1 }))).toEqual(sorted('current-streak', alive));
      const ever = all.filter(({ bestStreak }) => bestStreak >= 1);
      const best = await streaks({ limit, minStreak: 1, sort: 'best-streak' });
      expect(namesIn(best)).toEqual(sorted('best-streak', ever));
    }),
    {
      numRuns: 15 + 4 * TWINS.length,
      examples: TWINS.flatMap(([one, other]) =>
        [1, 2].flatMap((limit): [Day[][], number][] => [
          [[one, other], limit],
          [[other, one], limit],
        ]),
      ),
    },
  );
});
