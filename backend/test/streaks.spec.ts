import { CALLS } from '@tessera/contracts';
import { addDays, plainDate, summariseStreaks, type CompletedDaily } from '@tessera/rules';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from './support/app.js';
import { fixLetters, GOOD_GRID, playDaily, POOR_GRID } from './support/dailies.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
});
afterAll(() => app.close());

const statsOf = async (player: string) => (await app.call(CALLS.playerStats, { player })).body.stats;

test('a player without games has no streak, no tier, and played none', async () => {
  expect(await statsOf(aPlayer())).toEqual({
    twentyPlusStreak: 0,
    currentStreak: 0,
    bestStreak: 0,
    playedOfLastThree: 0,
    streakStatus: null,
    streakEmoji: null,
  });
});

test('five good days in a row make a Hamster; both calls agree', async () => {
  const player = aPlayer();
  for (let day = 1; day <= 5; day++) {
    app.clock.moveTo(`2026-11-0${day}T12:00:00Z`);
    await playDaily(app, player);
  }
  const expected = {
    currentStreak: 5,
    bestStreak: 5,
    playedOfLastThree: 3,
    streakStatus: 'Hamster',
    streakEmoji: '🐹',
  };
  expect(await statsOf(player)).toEqual({ twentyPlusStreak: 5, ...expected });
  expect((await app.call(CALLS.playerStreaks, { player })).body).toEqual({ success: true, ...expected });
});

test('a poor day ends the streak, and the best one is remembered', async () => {
  const player = aPlayer();
  for (const [day, grid] of [GOOD_GRID, GOOD_GRID, POOR_GRID].entries()) {
    app.clock.moveTo(`2026-11-1${day}T12:00:00Z`);
    await playDaily(app, player, { grid });
  }
  expect(await statsOf(player)).toMatchObject({ currentStreak: 0, bestStreak: 2 });
});

test('the streak lives for three days after the last game and not for four', async () => {
  const player = aPlayer();
  app.clock.moveTo('2026-11-15T12:00:00Z');
  await playDaily(app, player);
  app.clock.moveTo('2026-11-18T12:00:00Z');
  expect(await statsOf(player)).toMatchObject({ currentStreak: 1, playedOfLastThree: 0 });
  app.clock.moveTo('2026-11-19T12:00:00Z');
  expect(await statsOf(player)).toMatchObject({ currentStreak: 0, bestStreak: 1 });
});

test('what the player sees equals the definition, for any history and in any order of completion', async () => {
  const start = plainDate('2026-06-01');
  const days = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 0, max: 30 }), good: fc.boolean(), late: fc.boolean() }),
    {
      selector: ({ day }) => day,
      minLength: 1,
      maxLength: 12,
    },
  );
  await fc.assert(
    fc.asyncProperty(days, async (history) => {
      const player = aPlayer();
      const waiting: { gameId: string; grid: string[][] }[] = [];
      const counted: CompletedDaily[] = [];
      for (const { day, good, late } of history.toSorted((a, b) => a.day - b.day)) {
        const date = addDays(start, day);
        const grid = good ? GOOD_GRID : POOR_GRID;
        app.clock.moveTo(`${date}T13:00:00Z`);
        for (const { gameId, grid: own } of waiting.splice(0)) await complete(player, gameId, own);
        if (late) waiting.push({ gameId: await create(player), grid });
        else await playDaily(app, player, { grid });
      }
      // Whatever was left open is completed when it may no longer count, or at once on the last day.
      for (const { gameId, grid } of waiting) await complete(player, gameId, grid);
      for (const row of await countedRows(player)) counted.push(row);
      const { bestStreak, streak } = summariseStreaks(counted);
      const stats = await statsOf(player);
      expect(stats.bestStreak).toBe(bestStreak);
      expect([0, streak]).toContain(stats.currentStreak);
    }),
    { numRuns: 25 },
  );

  async function create(player: string): Promise<string> {
    return (await app.call(CALLS.createDaily, { player, body: { userTimezone: 'UTC' } })).body.game.gameId;
  }
  async function complete(player: string, gameId: string, playerGrid: string[][]): Promise<void> {
    const { status } = await app.call(CALLS.completeDaily, {
      player,
      params: { gameId },
      body: { playerGrid },
    });
    expect(status).toBe(200);
  }
  async function countedRows(player: string): Promise<CompletedDaily[]> {
    return app.sql<CompletedDaily>(
      `SELECT "dailyChallengeDate"::text AS date, "playerScore" AS score FROM one_player_versus_three_games
       WHERE "playerUUID" = $1 AND status = 'completed' AND counts`,
      [player],
    );
  }
});
