import { CALLS } from '@tessera/contracts/calls';
import fc from 'fast-check';
import { earliestToday } from '@tessera/rules';
import {
  SUMMARIZE_GAMES,
  INSERT_STANDINGS,
  REMOVE_STANDINGS,
} from '../../src/players/standings.repository.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  completeDaily,
  fixLetters,
  GOOD_GRID,
  letBePerfect,
  PERFECT_GRID,
  POOR_GRID,
  startDaily,
} from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { HUMAN_MS } from '../support/fair-play.js';
import { aNamed } from '../support/groups.js';
import { countLockWaits } from '../support/lock-waits.js';
import { emptyTables } from '../support/empty-tables.js';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z', env: { LIMITS: '1', TRUST_PROXY: '1' } });
  await fixLetters(app);
});
afterEach(() => app.close());

const DAYS = 13;
/**
 * `ahead` means playing in a zone in which the next day has begun; `fast`, so fast that it is held back; `after`, after
 * the next day's game; `late`, when the date is over everywhere.
 */
type Day = 'good' | 'poor' | 'perfect' | 'none' | 'ahead' | 'fast' | 'after' | 'late';
const aPlayersDays = fc.array(
  fc.constantFrom<Day>('good', 'good', 'good', 'poor', 'perfect', 'none', 'ahead', 'fast', 'after', 'late'),
  { minLength: DAYS, maxLength: DAYS },
);
const GRIDS: Partial<Record<Day, string[][]>> = { poor: POOR_GRID, perfect: PERFECT_GRID };

interface Started {
  day: Day;
  player: string;
  gameId: string;
}
/** The games of the days before, some of which are still to be completed. */
let open = { yesterday: [] as Started[], before: [] as Started[] };

/** All of them play at the same time. */
async function play(players: readonly string[], days: readonly Day[], address: string): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  const started = await Promise.all(
    players.map(async (player, i) => {
      const day = days[i % days.length] ?? 'none';
      if (day === 'none') return [];
      const userTimezone = day === 'ahead' ? 'Pacific/Kiritimati' : 'UTC';
      const { status, body } = await app.call(CALLS.createDaily, { player, headers, body: { userTimezone } });
      // Players who were ahead the day before have completed today's already.
      if (status !== 201) return [];
      const { gameId } = (body as { game: { gameId: string } }).game;
      return [{ day, player, gameId }];
    }),
  );
  const complete = (games: readonly Started[], ...days: Day[]) =>
    Promise.all(
      games.map(async ({ day, player, gameId }) => {
        if (!days.includes(day)) return;
        if (day === 'perfect') await letBePerfect(app, gameId);
        const body = { playerGrid: GRIDS[day] ?? GOOD_GRID };
        const { status } = await app.call(CALLS.completeDaily, { player, headers, params: { gameId }, body });
        expect(status).toBe(200);
      }),
    );
  const today = started.flat();
  await complete(today, 'fast');
  app.clock.time += HUMAN_MS;
  await complete(today, 'good', 'poor', 'perfect', 'ahead');
  await complete(open.yesterday, 'after');
  await complete(open.before, 'late');
  open = { yesterday: today, before: open.yesterday };
}

/** Everything that leaderboards are read from. */
const tables = () =>
  Promise.all([
    app.sql('SELECT * FROM standings ORDER BY "playerUUID", date'),
    app.sql('SELECT * FROM recent_averages ORDER BY "playerUUID", date'),
    app.sql('SELECT "playerUUID", "perfectScores", "isHeldBack" FROM players ORDER BY 1'),
  ]);

/** The same, calculated from the stored games. */
async function recalculated(players: readonly string[]) {
  await app.sql(SUMMARIZE_GAMES, [players]);
  await app.sql(REMOVE_STANDINGS, [players]);
  await app.sql(INSERT_STANDINGS, [players, earliestToday(app.clock.now())]);
  return tables();
}

let networks = 0;

test('leaderboards of games completed at the same time are as calculated from the stored games', async () => {
  const worlds = fc.array(aPlayersDays, { minLength: 3, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(worlds, fc.nat(), async (days, world) => {
      const named = await Promise.all(days.map((_, i) => aNamed(app, `Player ${world % 1000} ${i}`)));
      const players = [...named, new Browser(app)].map(({ player }) => player);
      networks += 1;
      open = { yesterday: [], before: [] };
      const address = `203.0.113.${networks}`;
      for (let day = 0; day < DAYS; day++) {
        app.clock.moveTo(`2026-11-${String(day + 10)}T11:00:00Z`);
        const todays = days.map((each) => each[day] ?? 'none');
        await play(players, todays, address);
      }
      // Those who haven't played on the last day still have the rows of dates that are over.
      await play(players, ['ahead'], address);
      const stored = await tables();
      expect(stored).toEqual(await recalculated(players));
      await emptyTables(app, 'players');
    }),
    { numRuns: 4 },
  );
});

test('games that are completed at the same time count for each player on their own', async () => {
  const players = Array.from({ length: 20 }, () => new Browser(app).player);
  const gameIds = await Promise.all(players.map((player) => startDaily(app, player)));
  const answers = await Promise.all(
    players.flatMap((player, i) => {
      const mine = () => completeDaily(app, player, gameIds[i] ?? '', i % 2 ? POOR_GRID : GOOD_GRID);
      // Twice, and once as somebody else.
      return [mine(), mine(), completeDaily(app, players[(i + 1) % 20] ?? '', gameIds[i] ?? '')];
    }),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual(players.flatMap(() => [200, 200, 403]));
  const [{ streaks, games } = {}] = await app.sql<{ streaks: string; games: string }>(
    `SELECT (SELECT sum(streak) FROM players) AS streaks,
            (SELECT count(*) FROM one_player_versus_three_games WHERE status = 'completed') AS games`,
  );
  expect([streaks, games]).toEqual(['10', '20']);
});

test('starting a daily twice at the same time gives the same game', async () => {
  const players = Array.from({ length: 10 }, () => new Browser(app).player);
  const games = await Promise.all(
    players.flatMap((player) => [startDaily(app, player), startDaily(app, player)]),
  );
  expect(new Set(games).size).toBe(10);
  for (let i = 0; i < games.length; i += 2) expect(games[i]).toBe(games[i + 1]);
});

test('a grid that arrives while its game moves to another player waits, and is rejected', async () => {
  const [player, other] = [aPlayer(), aPlayer()];
  await startDaily(app, other);
  const daily = await startDaily(app, player);
  const { body } = await app.call(CALLS.createPractice, { player, body: { date: '2026-11-11' } });
  const practice = (body as { game: { gameId: string } }).game.gameId;
  await app.sql('DELETE FROM one_player_versus_three_games WHERE "playerUUID" = $1', [other]);
  await app.sql('BEGIN');
  await app.sql('UPDATE players SET timezone = NULL WHERE "playerUUID" = $1', [player]);
  const completed = [
    completeDaily(app, player, daily),
    app.call(CALLS.completePractice, {
      player,
      params: { gameId: practice },
      body: { playerGrid: GOOD_GRID },
    }),
  ];
  await eventually('both grids wait', async () => (await countLockWaits(app)) === completed.length);
  for (const table of ['one_player_versus_three_games', 'practice_games'])
    await app.sql(`UPDATE ${table} SET "playerUUID" = $2 WHERE "playerUUID" = $1`, [player, other]);
  await app.sql('COMMIT');
  for (const { status, body: refusal } of await Promise.all(completed))
    expect([status, refusal]).toMatchObject([403, { code: 'NOT_YOUR_GAME' }]);
  const unfinished = await app.sql(
    `SELECT FROM one_player_versus_three_games JOIN practice_games USING ("playerUUID", status)
      WHERE "playerUUID" = $1 AND status = 'active'`,
    [other],
  );
  expect(unfinished).toHaveLength(1);
});
