import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { fixLetters, GOOD_GRID, playDaily, POOR_GRID } from '../support/dailies.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp({ now: '2026-12-31T12:00:00Z' });
  await fixLetters(app);
});
afterAll(() => app.close());

const statsOf = async (player: string) => (await app.call(CALLS.playerStats, { player })).body.stats;

test("a player without games has no streak and no tier, and hasn't played", async () => {
  expect(await statsOf(aPlayer())).toEqual({
    twentyPlusStreak: 0,
    currentStreak: 0,
    bestStreak: 0,
    playedOfLastThree: 0,
    streakStatus: null,
    streakEmoji: null,
    hasPlayed: false,
  });
});

test('a player has played even if it was long ago and too poor for a streak', async () => {
  const player = aPlayer();
  app.clock.moveTo('2026-11-01T12:00:00Z');
  await playDaily(app, player, { grid: POOR_GRID });
  app.clock.moveTo('2026-12-31T12:00:00Z');
  expect(await statsOf(player)).toMatchObject({ bestStreak: 0, playedOfLastThree: 0, hasPlayed: true });
});

test('five good days in a row make a Hamster, in both calls', async () => {
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
  expect(await statsOf(player)).toEqual({ twentyPlusStreak: 5, ...expected, hasPlayed: true });
  expect((await app.call(CALLS.playerStreaks, { player })).body).toEqual({ success: true, ...expected });
});

test('a poor day ends the streak, but the best streak is kept', async () => {
  const player = aPlayer();
  for (const [day, grid] of [GOOD_GRID, GOOD_GRID, POOR_GRID].entries()) {
    app.clock.moveTo(`2026-11-1${day}T12:00:00Z`);
    await playDaily(app, player, { grid });
  }
  expect(await statsOf(player)).toMatchObject({ currentStreak: 0, bestStreak: 2 });
});

test('a streak lasts for three days after the last game, but not for four', async () => {
  const player = aPlayer();
  app.clock.moveTo('2026-11-15T12:00:00Z');
  await playDaily(app, player);
  app.clock.moveTo('2026-11-18T12:00:00Z');
  expect(await statsOf(player)).toMatchObject({ currentStreak: 1, playedOfLastThree: 0 });
  app.clock.moveTo('2026-11-19T12:00:00Z');
  expect(await statsOf(player)).toMatchObject({ currentStreak: 0, bestStreak: 1 });
});
