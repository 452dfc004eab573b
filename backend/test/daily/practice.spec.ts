import { CALLS } from '@tessera/contracts/calls';
import type { ArchivedDay, PracticeGame } from '@tessera/contracts/practice';
import type { Response } from 'supertest';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { ALIEN_GRID, BLIND, fixLetters, GOOD_GRID, playDaily, POOR_GRID } from '../support/dailies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ now: '2026-11-18T12:00:00Z' });
  await fixLetters(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-11-20T12:00:00Z'));

const DATE = '2026-11-10';
const startPractice = (player: string, date = DATE) =>
  app.call(CALLS.createPractice, { player, body: { date } });
const gameOf = ({ body }: Response): PracticeGame => (body as { game: PracticeGame }).game;
const complete = (player: string, gameId: string, playerGrid = GOOD_GRID, roundHistory?: unknown) =>
  app.call(CALLS.completePractice, { player, params: { gameId }, body: { playerGrid, roundHistory } });
const read = (player: string, gameId: string) => app.call(CALLS.getPractice, { player, params: { gameId } });
const month = async (name: string, player?: string) =>
  (await app.call(CALLS.practiceMonth, { player, params: { month: name } })).body as {
    firstMonth: string;
    lastMonth: string;
    days: ArchivedDay[];
  };

describe('practicing a past date', () => {
  test('returns its letters, and always the same game, even after its completion', async () => {
    const player = aPlayer();
    const first = await startPractice(player);
    expect(first.status).toBe(201);
    expect(gameOf(first)).toMatchObject({
      gameId: expect.stringMatching(/^PR-G679-/) as string,
      playerUUID: player,
      gameNumber: 679,
      dailyChallengeDate: DATE,
      status: 'active',
      currentLetter: 'B',
      finalScore: null,
      letterSequence: [...BLIND, '', '', '', '', '', '', '', ''],
    });
    const { gameId } = gameOf(first);
    const again = await startPractice(player);
    expect([again.status, gameOf(again)]).toEqual([200, gameOf(first)]);
    const completed = await complete(player, gameId);
    expect(gameOf(completed)).toMatchObject({ status: 'completed', playerScore: 29, finalScore: 29 });
    expect(gameOf(await startPractice(player))).toEqual(gameOf(completed));
    expect(gameOf(await read(player, gameId))).toEqual(gameOf(completed));
  });

  test('is rejected for a date that is today somewhere, in the future, or before the first daily', async () => {
    const player = aPlayer();
    const codeOf = async (date: string) => {
      const { status, body } = await startPractice(player, date);
      return [status, body.code, body.field];
    };
    expect(await codeOf('2026-11-20')).toEqual([403, 'LETTERS_IN_PLAY', 'date']);
    expect(await codeOf('2026-11-22')).toEqual([403, 'DATE_TO_COME', 'date']);
    expect(await codeOf('2024-12-31')).toEqual([404, 'NO_DAILY_THAT_DAY', 'date']);
    expect(await codeOf('2026-02-30')).toEqual([400, 'BAD_INPUT', 'date']);
    // At this time, the 19th is still today in a zone twelve hours behind UTC.
    app.clock.moveTo('2026-11-20T11:59:59Z');
    expect(await codeOf('2026-11-19')).toEqual([403, 'LETTERS_IN_PLAY', 'date']);
    app.clock.moveTo('2026-11-20T12:00:00Z');
    expect((await startPractice(player, '2026-11-19')).status).toBe(201);
  });

  test('ten times at once creates one game', async () => {
    const player = aPlayer();
    const answers = await Promise.all(Array.from({ length: 10 }, () => startPractice(player)));
    expect(new Set(answers.map((answer) => gameOf(answer).gameId)).size).toBe(1);
  });
});

describe('completing a practice game', () => {
  test("applies the daily's checks, and returns the same response when repeated", async () => {
    const player = aPlayer();
    const { gameId } = gameOf(await startPractice(player));
    const alien = await complete(player, gameId, ALIEN_GRID);
    expect([alien.status, alien.body.code, alien.body.field]).toEqual([
      400,
      'GRID_LACKS_LETTERS',
      'playerGrid',
    ]);
    const first = await complete(player, gameId);
    const again = await complete(player, gameId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await complete(player, gameId, POOR_GRID);
    expect([other.status, other.body.code]).toEqual([409, 'GRID_DIFFERS']);
  });

  test('stores the rounds that agree with the grid, for the review', async () => {
    const player = aPlayer();
    const { gameId } = gameOf(await startPractice(player));
    const letters = GOOD_GRID.flat();
    const free = letters.map((letter, cellIndex) => ({ letter, cellIndex }));
    const take = (letter?: string) =>
      free.splice(letter ? free.findIndex((one) => one.letter === letter) : 0, 1)[0]!;
    const blind = BLIND.map((letter) => take(letter));
    const history = Array.from({ length: 16 }, (_, i) => ({
      round: i + 1,
      ...(i % 2 === 0 ? blind[i / 2]! : take()),
    }));
    expect(gameOf(await complete(player, gameId, GOOD_GRID, history)).roundHistory).toMatchObject(history);
  });

  test('is possible only for its player', async () => {
    const { gameId } = gameOf(await startPractice(aPlayer()));
    const stranger = aPlayer();
    expect((await read(stranger, gameId)).body.code).toBe('NOT_YOUR_GAME');
    expect((await complete(stranger, gameId)).body.code).toBe('NOT_YOUR_GAME');
    expect((await read(stranger, 'PR-G679-aaaaaaaaaaaa')).status).toBe(404);
    expect((await read(stranger, gameId.replace('PR', 'XX'))).body.field).toBe('gameId');
  });
});

test("practice counts for no streak, leaderboard or high score, and can't be shared", async () => {
  const player = aPlayer();
  const { gameId } = gameOf(await startPractice(player, '2026-11-18'));
  await complete(player, gameId);
  const { body: stats } = await app.call(CALLS.playerStats, { player });
  expect(stats.stats).toMatchObject({ currentStreak: 0, twentyPlusStreak: 0, playedOfLastThree: 0 });
  const { body: high } = await app.call(CALLS.dailyHighScore, { params: { date: '18/11/2026' } });
  expect(high.highScore).toBeNull();
  const { body: check } = await app.call(CALLS.checkCompletion, { player, query: { date: '2026-11-18' } });
  expect([check.hasCompleted, check.hasActiveGame]).toEqual([false, false]);
  expect((await app.call(CALLS.shareResult, { player, body: { gameId } })).status).toBe(404);
});

describe('a month', () => {
  test("has each day that is over everywhere, with the player's results", async () => {
    const player = aPlayer();
    app.clock.moveTo('2026-11-18T12:00:00Z');
    const daily = await playDaily(app, player);
    app.clock.moveTo('2026-11-20T12:00:00Z');
    const { gameId } = gameOf(await startPractice(player, '2026-11-03'));
    await complete(player, gameId);
    const { gameId: begun } = gameOf(await startPractice(player, '2026-11-04'));
    const { days, firstMonth, lastMonth } = await month('2026-11', player);
    expect([firstMonth, lastMonth]).toEqual(['2025-01', '2026-11']);
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 19 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`),
    );
    expect(days[0]).toMatchObject({ gameNumber: 670, dailyScore: null, practice: null });
    expect(days[2]?.practice).toEqual({ gameId, status: 'completed', score: 29 });
    expect(days[3]?.practice).toEqual({ gameId: begun, status: 'active', score: null });
    expect(days[17]).toMatchObject({
      date: '2026-11-18',
      dailyScore: 29,
      dailyGameId: daily,
      practice: null,
    });
    const nobody = await month('2026-11');
    expect(nobody.days.every(({ dailyScore, practice }) => dailyScore === null && practice === null)).toBe(
      true,
    );
  });

  test('starts with the first daily, and has no other days', async () => {
    expect((await month('2025-01')).days[0]).toMatchObject({ date: '2025-01-01', gameNumber: 1 });
    expect((await month('2024-02')).days).toEqual([]);
    expect((await month('2026-12')).days).toEqual([]);
    expect((await month('0000-01')).days).toEqual([]);
    expect((await month('2026-02')).days).toHaveLength(28);
    const { status, body } = await app.call(CALLS.practiceMonth, { params: { month: '2026-13' } });
    expect([status, body.field]).toEqual([400, 'month']);
  });
});
