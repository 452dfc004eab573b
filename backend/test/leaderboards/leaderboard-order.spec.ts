import {
  NO_GAMES,
  SORT_MODE_NAMES,
  SORT_MODES,
  compareStandings,
  lastThreeDates,
  plainDate,
  streakOn,
  summarizeStreaks,
  type CompletedDaily,
  type PlainDate,
  type SortMode,
  type Standing,
} from '@tessera/rules';
import fc from 'fast-check';
import { orderOf } from '../../src/leaderboards/leaderboards.sql.js';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { fixLetters, GOOD_GRID, playDaily, POOR_GRID } from '../support/dailies.js';
import { forAWhile } from '../support/in-time.js';
import { namesIn, sortedBy, streaks, today } from '../support/leaderboards.js';
import { aName, aNamed } from '../support/groups.js';
import { emptyTables } from '../support/empty-tables.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
  app.clock.moveTo('2026-11-20T12:00:00Z');
});
afterEach(() => app.close());

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

const TODAY = plainDate('2026-11-17');

/** A player's standing as of today in UTC, calculated from all of their games. */
async function standingOf(browser: Browser, playerName: string): Promise<Standing> {
  const games = await app.sql<CompletedDaily>(
    `SELECT "dailyChallengeDate"::text AS date, "playerScore" AS score FROM one_player_versus_three_games
      WHERE "playerUUID" = $1`,
    [browser.player],
  );
  const streaks = summarizeStreaks(games);
  const scoreOn = (date: PlainDate) => games.find((game) => game.date === date)?.score ?? null;
  return {
    ...NO_GAMES,
    playerName,
    todayScore: scoreOn(TODAY),
    currentStreak: streakOn(streaks, TODAY),
    bestStreak: streaks.bestStreak,
    lastThreeGamesCount: lastThreeDates(TODAY).filter((date) => scoreOn(date) !== null).length,
  };
}

/** Whether a leaderboard that is sorted in this mode lists a player. */
function isListed(mode: SortMode, player: Standing): boolean {
  const { lists, order } = SORT_MODES[mode];
  if (lists === 'streaks') return player[order[0]] >= 1;
  return (lists === 'today' ? player.todayScore : player.averageScore) !== null;
}

test('whatever has been played, leaderboards list the players sorted by the rules, up to the limit', async () => {
  const isTime = forAWhile();
  await fc.assert(
    fc.asyncProperty(aWorld, fc.integer({ min: 1, max: 4 }), async (histories, limit) => {
      if (!isTime()) return;
      await emptyTables(app, 'players');
      const players: { browser: Browser; name: string; days: Day[] }[] = [];
      for (const days of histories) {
        const name = aName();
        players.push({ browser: await aNamed(app, name), name, days });
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
      const expected = (mode: SortMode) =>
        all
          .filter((player) => isListed(mode, player))
          .toSorted((a, b) => compareStandings(mode, a, b))
          .slice(0, limit)
          .map(({ playerName }) => playerName);
      for (const mode of SORT_MODE_NAMES)
        expect([mode, await sortedBy(app, mode, { limit, minStreak: 1 })]).toEqual([mode, expected(mode)]);
      expect(namesIn((await today(app, undefined, { limit })).topScorers)).toEqual(expected('today-score'));
      expect(namesIn(await streaks(app, { limit, minStreak: 1 }))).toEqual(expected('current-streak'));
      const best = await streaks(app, { limit, minStreak: 1, sort: 'best-streak' });
      expect(namesIn(best)).toEqual(expected('best-streak'));
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

test.each(SORT_MODE_NAMES)('an index has the order of %s', async (mode) => {
  const [index] = await app.sql<{ indexdef: string }>(
    'SELECT indexdef FROM pg_indexes WHERE indexname = $1',
    [SORT_MODES[mode].index],
  );
  expect(index?.indexdef).toContain(`(date, ${orderOf(mode)}, name)`);
});
