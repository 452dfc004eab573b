import { CALLS } from '@tessera/contracts/calls';
import type { Challenge } from '@tessera/contracts/challenges';
import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import type { ActiveGame, LiveGameView } from '@tessera/contracts/live';
import type { OpponentRecord } from '@tessera/contracts/players';
import { ServiceStatus } from '@tessera/contracts/site';
import {
  addDays,
  createScorer,
  DAY_MS,
  gridFromText,
  SORT_MODE_NAMES,
  plainDate,
  summarizeStreaks,
  type PlainDate,
} from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { Client } from 'pg';
import { ConfigError } from '../../src/platform/config/config.js';
import { ADMIN, DEVELOPER } from '../../src/seed/accounts.js';
import { seedDatabase } from '../../src/seed/seed-database.js';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';

const TODAY = plainDate('2026-11-20');
const SMALL = { players: 40, days: 16 };

let database: TestDatabase;
let content: Record<string, string[]>;
beforeAll(async () => {
  database = await createTestDatabase({ isNew: true });
  await seedDatabase(database.url, TODAY, SMALL);
  content = await contentOf(database.url);
});
afterAll(() => database.drop());

async function withApp(work: (app: TestApp) => Promise<void>): Promise<void> {
  const env = { ADMIN_EMAILS: ADMIN.email };
  const app = await startApp({ databaseUrl: database.url, now: `${TODAY}T12:00:00Z`, env });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

async function query<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** All rows of all tables, as text. */
async function contentOf(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const content: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(
      url,
      `SELECT row_to_json(t)::text AS row FROM "${name}" AS t ORDER BY 1`,
    );
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

test('the results are those of the rules, and the streaks are those of the results', async () => {
  const { scoreGrid } = createScorer(VALID_WORDS);
  const games = await query<{ player: string; date: PlainDate; score: number; grid: string }>(
    database.url,
    `SELECT "playerUUID" AS player, to_char("dailyChallengeDate", 'YYYY-MM-DD') AS date, "playerScore" AS score,
       "playerGrid" AS grid
     FROM one_player_versus_three_games WHERE status = 'completed'`,
  );
  expect(games.length).toBeGreaterThan(SMALL.players);
  for (const { grid, score } of games) expect(scoreGrid(gridFromText(grid)).total).toBe(score);
  const players = await query<{ id: string; streak: number; best: number }>(
    database.url,
    'SELECT "playerUUID" AS id, streak, "bestStreak" AS best FROM players',
  );
  expect(players).toHaveLength(SMALL.players);
  for (const { id, streak, best } of players) {
    const expected = summarizeStreaks(games.filter(({ player }) => player === id));
    expect([id, streak, best]).toEqual([id, expected.streak, expected.bestStreak]);
  }
});

test('every leaderboard has players', async () => {
  await withApp(async (app) => {
    for (const sort of SORT_MODE_NAMES) {
      const { body } = await app.call(CALLS.readLeaderboard, { query: { sort } });
      const { leaderboard } = body as { leaderboard: LeaderboardEntry[] };
      expect([sort, leaderboard.length > 0]).toEqual([sort, true]);
    }
  });
});

test('the status page has metrics for each past day', async () => {
  await withApp(async (app) => {
    const { body } = await app.call(CALLS.readStatus);
    const { days } = (body as { status: ServiceStatus }).status;
    expect(days.filter(({ state }) => state !== null)).toHaveLength(SMALL.days - 1);
  });
});

test('the developer has live games in different rounds and a daily to play', async () => {
  await withApp(async (app) => {
    const browser = new Browser(app);
    expect((await browser.login(DEVELOPER)).status).toBe(200);
    const params = { playerUUID: browser.player };
    const { games } = (await browser.call(CALLS.activeGames, { params })).body as { games: LiveGameView[] };
    expect(new Set(games.map(({ status }) => status))).toEqual(new Set(['waiting', 'active']));
    expect(new Set(games.map(({ currentRound }) => currentRound)).size).toBeGreaterThan(3);
    expect((await browser.call(CALLS.createDaily, { body: { userTimezone: 'UTC' } })).status).toBe(201);
    expect((await browser.call(CALLS.listGroups)).body.groups).not.toEqual([]);
  });
});

test('the developer waits for some moves for days, and has let a game go', async () => {
  await withApp(async (app) => {
    const browser = new Browser(app);
    await browser.login(DEVELOPER);
    const params = { playerUUID: browser.player };
    const { games } = (await browser.call(CALLS.activeGames, { params })).body as { games: ActiveGame[] };
    const isDue = (instant: string | null) => instant !== null && Date.parse(instant) <= app.clock.now();
    expect(
      games.some(
        ({ isYourTurn, waitingSince }) => isYourTurn && Date.parse(waitingSince) < app.clock.now() - DAY_MS,
      ),
    ).toBe(true);
    expect(games.some(({ nudgeFrom, letGoFrom }) => isDue(nudgeFrom) && !isDue(letGoFrom))).toBe(true);
    expect(games.some(({ letGoFrom }) => isDue(letGoFrom))).toBe(true);
    const { opponents } = (await browser.call(CALLS.opponentRecords)).body as { opponents: OpponentRecord[] };
    expect(opponents.some(({ letGo }) => letGo > 0)).toBe(true);
  });
});

test('the developer has made and played challenges', async () => {
  await withApp(async (app) => {
    const browser = new Browser(app);
    await browser.login(DEVELOPER);
    const listOf = async (list: 'made' | 'played') =>
      (await browser.call(CALLS.listChallenges, { query: { list } })).body.challenges as Challenge[];
    expect((await listOf('made')).map(({ playedBy }) => playedBy > 0).toSorted()).toEqual([
      false,
      true,
      true,
    ]);
    const played = await listOf('played');
    expect(played.map(({ state }) => state).toSorted()).toEqual(['active', 'completed', 'completed']);
    const { code } = played.find(({ state }) => state === 'completed')!;
    const { body } = await browser.call(CALLS.challengeGrids, { params: { code }, query: {} });
    expect(body.grids.length).toBeGreaterThan(2);
  });
});

test('past dates have a spread of scores', async () => {
  await withApp(async (app) => {
    const params = { date: addDays(TODAY, -3) };
    const { body } = await app.call(CALLS.dailySpread, { params });
    expect(body.spread.games).toBeGreaterThan(0);
  });
});

test('the admin sees the dashboard', async () => {
  await withApp(async (app) => {
    const browser = new Browser(app);
    expect((await browser.login(ADMIN)).status).toBe(200);
    expect((await browser.call(CALLS.adminMetrics)).status).toBe(200);
    const { body } = await browser.call(CALLS.adminFeedback, { query: {} });
    expect(body.feedback).not.toEqual([]);
  });
});

test('seeding again replaces what has changed with the same content', async () => {
  expect(await contentOf(database.url)).not.toEqual(content);
  await seedDatabase(database.url, TODAY, SMALL);
  expect(await contentOf(database.url)).toEqual(content);
});

const A_PLAYER = `INSERT INTO players ("playerUUID", "publicId") VALUES (gen_random_uuid(), gen_random_uuid())`;

test.each([
  ['with a player', () => createTestDatabase({ isNew: true }), A_PLAYER],
  ['of another program', createEmptyDatabase, 'CREATE TABLE invoices (id int)'],
])('a database %s is refused and stays as it is', async (_, create, statement) => {
  const foreign = await create();
  await query(foreign.url, statement);
  const before = await contentOf(foreign.url);
  await expect(seedDatabase(foreign.url, TODAY, SMALL)).rejects.toThrow(ConfigError);
  expect(await contentOf(foreign.url)).toEqual(before);
  await foreign.drop();
});
