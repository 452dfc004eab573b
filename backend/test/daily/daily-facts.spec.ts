import { CALLS } from '@tessera/contracts/calls';
import { lineLengths, mosaicOf } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { activeGame } from '../support/games.js';
import { BLIND, fixLetters, playDaily, POOR_GRID, startDaily } from '../support/dailies.js';

let app: TestApp;

beforeEach(async () => {
  app = await startApp({ now: '2026-11-20T12:00:00Z' });
  await fixLetters(app);
});
afterEach(() => app.close());

const completionOf = (player: string, date = '2026-11-20') =>
  app.call(CALLS.checkCompletion, { player, query: { date } });

describe('the completion check', () => {
  const NO_STREAK = {
    twentyPlusStreak: 0,
    currentStreak: 0,
    bestStreak: 0,
    streakStatus: null,
    streakEmoji: null,
  };

  test("returns only the day's number to a player who hasn't started", async () => {
    const { body } = await completionOf(aPlayer());
    expect(body).toEqual({
      success: true,
      gameNumber: 689,
      hasCompleted: false,
      completion: null,
      hasActiveGame: false,
      todaysHighScore: null,
      stats: { ...NO_STREAK, playedOfLastThree: 0, hasPlayed: false },
      recent: [],
      hasFinished: false,
      hasLiveGames: false,
      duels: [],
      spread: null,
      groups: [],
    });
  });

  test('returns a running game', async () => {
    const player = aPlayer();
    await startDaily(app, player);
    expect((await completionOf(player)).body).toMatchObject({ hasCompleted: false, hasActiveGame: true });
  });

  test('returns a completed game with its score', async () => {
    const player = aPlayer();
    const gameId = await playDaily(app, player);
    expect((await completionOf(player)).body).toMatchObject({
      hasCompleted: true,
      hasActiveGame: false,
      completion: { date: '2026-11-20', gameNumber: 689, finalScore: 29, gameId },
      todaysHighScore: 29,
    });
  });

  test("returns the player's statistics and the finished grids of the last seven dates with it", async () => {
    const player = aPlayer();
    for (const day of ['13', '14', '19']) {
      app.clock.moveTo(`2026-11-${day}T12:00:00Z`);
      await playDaily(app, player);
    }
    app.clock.moveTo('2026-11-20T12:00:00Z');
    const gameId = await playDaily(app, player, { grid: POOR_GRID });
    const { body } = await completionOf(player);
    expect(body.stats).toMatchObject({
      twentyPlusStreak: 0,
      bestStreak: 2,
      playedOfLastThree: 2,
      hasPlayed: true,
    });
    const own = (await app.call(CALLS.getDaily, { player, params: { gameId } })).body.game;
    expect(body.recent).toEqual([
      { ...body.completion, mosaic: mosaicOf(own), lines: lineLengths(own.playerWords) },
      expect.objectContaining({ date: '2026-11-19', gameNumber: 688, finalScore: 29 }),
      expect.objectContaining({ date: '2026-11-14' }),
    ]);
    const day = await completionOf(player, '2026-11-19');
    expect(day.body.stats).toMatchObject({ twentyPlusStreak: 0, playedOfLastThree: 1 });
    expect(day.body.recent).toMatchObject([
      { date: '2026-11-19' },
      { date: '2026-11-14' },
      { date: '2026-11-13' },
    ]);
    expect((await completionOf(aPlayer())).body.recent).toEqual([]);
  });

  test('says whether the player has unfinished live games', async () => {
    const [creator, friend] = [aPlayer(), aPlayer()];
    const gameId = await activeGame(app, creator, friend);
    const hasGames = async (player: string) => (await completionOf(player)).body.hasLiveGames;
    expect([await hasGames(creator), await hasGames(friend), await hasGames(aPlayer())]).toEqual([
      true,
      true,
      false,
    ]);
    await app.call(CALLS.hideGame, { player: friend, params: { gameId, playerUUID: friend } });
    expect([await hasGames(creator), await hasGames(friend)]).toEqual([true, false]);
  });

  test('returns no number for a day before the first game', async () => {
    expect((await completionOf(aPlayer(), '2024-12-31')).body.gameNumber).toBeNull();
  });

  test.each(['20/11/2026', '2026-02-30', 'today', ''])('rejects the date %p', async (date) => {
    const { status, body } = await completionOf(aPlayer(), date);
    expect([status, body.field]).toEqual([400, 'date']);
  });
});

describe('the high score', () => {
  const highScore = async (date = '20/11/2026') =>
    (await app.call(CALLS.dailyHighScore, { params: { date } })).body.highScore;

  test('is the best of the date, and null before anyone has played', async () => {
    expect(await highScore()).toBeNull();
    await playDaily(app, aPlayer(), { grid: POOR_GRID });
    const poor = await highScore();
    expect(poor).toBeLessThan(20);
    await playDaily(app, aPlayer());
    expect(await highScore()).toBe(29);
    expect(await highScore('19/11/2026')).toBeNull();
  });

  test("of today is that of the caller's zone, on both of its paths", async () => {
    await playDaily(app, aPlayer(), { zone: 'UTC' });
    app.clock.moveTo('2026-11-20T23:00:00Z');
    for (const call of [CALLS.todayHighScore, CALLS.dailyTodayHighScore]) {
      expect((await app.call(call, { query: { timezone: 'Europe/London' } })).body.todaysHighScore).toBe(29);
      expect((await app.call(call, { query: { timezone: 'Asia/Tokyo' } })).body.todaysHighScore).toBeNull();
      expect((await app.call(call, { query: { timezone: 'Mars/Olympus' } })).body.todaysHighScore).toBe(29);
    }
  });

  test('of an invalid date is rejected', async () => {
    const { status, body } = await app.call(CALLS.dailyHighScore, { params: { date: '31/02/2026' } });
    expect([status, body.field]).toEqual([400, 'date']);
  });
});

describe('the last three dailies', () => {
  test("are those of today and the two days before, with the player's completed ones", async () => {
    const player = aPlayer();
    app.clock.moveTo('2026-11-18T12:00:00Z');
    await playDaily(app, player);
    app.clock.moveTo('2026-11-20T12:00:00Z');
    await playDaily(app, player);
    const { body } = await app.call(CALLS.lastThreeDailies, { player });
    expect(body).toEqual({
      success: true,
      dates: ['2026-11-20', '2026-11-19', '2026-11-18'],
      completed: [true, false, true],
    });
  });

  test("are taken in the zone of the player's last game unless another one is named", async () => {
    const player = aPlayer();
    app.clock.moveTo('2026-11-20T10:30:00Z');
    await startDaily(app, player, 'Pacific/Pago_Pago');
    const newest = async (query = {}) =>
      (await app.call(CALLS.lastThreeDailies, { player, query })).body.dates[0] as string;
    expect([await newest(), await newest({ timezone: 'UTC' })]).toEqual(['2026-11-19', '2026-11-20']);
  });

  test('are all incomplete for a caller without a player', async () => {
    expect((await app.call(CALLS.lastThreeDailies)).body.completed).toEqual([false, false, false]);
  });
});

describe('the letters of a date', () => {
  const lettersOf = (date: string, player?: string) =>
    app.call(CALLS.dailySequence, { player, params: { date } });

  test('are open to everyone once the date is over everywhere', async () => {
    expect((await lettersOf('18/11/2026')).body.sequence).toEqual(BLIND);
    expect((await lettersOf('01/01/2025')).body.sequence).toEqual(BLIND);
  });

  test('are open only to players who have completed it while it is today somewhere', async () => {
    const player = aPlayer();
    expect((await lettersOf('20/11/2026')).body.code).toBe('LETTERS_IN_PLAY');
    await startDaily(app, player);
    expect((await lettersOf('20/11/2026', player)).status).toBe(403);
    await playDaily(app, player);
    expect((await lettersOf('20/11/2026', player)).body.sequence).toEqual(BLIND);
    expect((await lettersOf('20/11/2026', aPlayer())).status).toBe(403);
  });

  test('are rejected for a future date', async () => {
    app.clock.moveTo('2026-11-20T09:59:00Z');
    expect((await lettersOf('21/11/2026')).body.code).toBe('DATE_TO_COME');
    app.clock.moveTo('2026-11-20T10:00:00Z');
    expect((await lettersOf('21/11/2026')).body.code).toBe('LETTERS_IN_PLAY');
    expect((await lettersOf('22/11/2026')).body.code).toBe('DATE_TO_COME');
    expect((await lettersOf('01/01/9999')).body.code).toBe('DATE_TO_COME');
  });

  test("don't exist before the first game", async () => {
    const { status, body } = await lettersOf('31/12/2024');
    expect([status, body.code]).toEqual([404, 'NO_DAILY_THAT_DAY']);
  });
});
