import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import {
  ALIEN_GRID,
  BLIND,
  completeDaily,
  fixLetters,
  GOOD_GRID,
  playDaily,
  POOR_GRID,
  startDaily,
} from '../support/dailies.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

describe("starting today's game", () => {
  test('returns the number, the date and the eight letters', async () => {
    const player = aPlayer();
    const { status, body } = await app.call(CALLS.createDaily, { player, body: { userTimezone: 'UTC' } });
    expect(status).toBe(201);
    expect(body.game).toMatchObject({
      playerUUID: player,
      gameNumber: 689,
      dailyChallengeDate: '2026-11-20',
      status: 'active',
      currentRound: 1,
      currentRoundState: 'placing',
      currentLetter: 'B',
      playerScore: 0,
      finalScore: null,
      letterSequence: [...BLIND, '', '', '', '', '', '', '', ''],
      createdAt: '2026-11-20T12:00:00.000Z',
    });
    expect(body.game.gameId).toMatch(/^1PV3-G689-/);
  });

  test('again resumes the same game', async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const { status, body } = await app.call(CALLS.createDaily, { player, body: { userTimezone: 'UTC' } });
    expect(status).toBe(200);
    expect(body.game.gameId).toBe(gameId);
  });

  test('twenty times at once creates one game', async () => {
    const player = aPlayer();
    const ids = await Promise.all(Array.from({ length: 20 }, () => startDaily(app, player)));
    expect(new Set(ids).size).toBe(1);
  });

  test('is rejected with the score once it is completed', async () => {
    const player = aPlayer();
    const gameId = await playDaily(app, player);
    const { status, body } = await app.call(CALLS.createDaily, { player, body: { userTimezone: 'UTC' } });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'DAILY_COMPLETED',
      error: "Today's game has already been played on this browser. Please play again tomorrow.",
      completion: { gameId, date: '2026-11-20', gameNumber: 689, finalScore: 29 },
    });
  });

  test('without a player, or with two different ones, is rejected', async () => {
    const nobody = await app.call(CALLS.createDaily, { body: {} });
    expect([nobody.status, nobody.body.field]).toEqual([400, 'x-player-uuid']);
    const two = await app.call(CALLS.createDaily, { player: aPlayer(), body: { playerUUID: aPlayer() } });
    expect([two.status, two.body.code]).toEqual([403, 'PLAYER_MISMATCH']);
  });

  test('can name its player in the body as well as in the header', async () => {
    const playerUUID = aPlayer();
    const { body } = await app.call(CALLS.createDaily, { body: { playerUUID } });
    expect(body.game.playerUUID).toBe(playerUUID);
  });
});

describe('completing a game', () => {
  test('scores the grid on the server, and returns it from then on', async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const { status, body } = await completeDaily(app, player, gameId);
    expect(status).toBe(200);
    expect(body.game).toMatchObject({
      status: 'completed',
      playerGrid: GOOD_GRID,
      playerScore: 29,
      finalScore: 29,
      letterSequence: [...BLIND, ...'ETASDEWX'],
      completedAt: '2026-11-20T12:00:00.000Z',
    });
    expect(body.game.playerWords).toContainEqual({
      word: 'BRAT',
      direction: 'horizontal',
      line: 0,
      start: 0,
      score: 4,
    });
    const again = await app.call(CALLS.getDaily, { player, params: { gameId } });
    expect(again.body.game).toEqual(body.game);
  });

  test('with the same grid again returns the same, with another one is rejected', async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const first = await completeDaily(app, player, gameId);
    const again = await completeDaily(app, player, gameId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const other = await completeDaily(app, player, gameId, POOR_GRID);
    expect([other.status, other.body.code]).toEqual([409, 'GRID_DIFFERS']);
    const stored = await app.call(CALLS.getDaily, { player, params: { gameId } });
    expect(stored.body).toEqual(first.body);
  });

  test('with two grids at the same moment accepts one', async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => completeDaily(app, player, gameId, i % 2 ? GOOD_GRID : POOR_GRID)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(5);
  });

  test('uses nothing but the grid, so a score in the body changes nothing', async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const { body } = await app.call(CALLS.completeDaily, {
      player,
      params: { gameId },
      body: { playerGrid: GOOD_GRID, playerScore: 32, finalScore: 32, status: 'active', counts: true },
    });
    expect(body.game.playerScore).toBe(29);
  });

  test("without the day's letters is rejected, naming them, and changes nothing", async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const { status, body } = await completeDaily(app, player, gameId, ALIEN_GRID);
    expect([status, body.code, body.field]).toEqual([400, 'GRID_LACKS_LETTERS', 'playerGrid']);
    expect(body.message).toContain('B, R, A, T, L, O, R, E');
    const game = await app.call(CALLS.getDaily, { player, params: { gameId } });
    expect(game.body.game.status).toBe('active');
  });

  test.each([
    ['an empty cell', [['B', null, 'A', 'T'], ...GOOD_GRID.slice(1)], 'playerGrid[0][1]'],
    ['a lower-case letter', [['b', 'R', 'A', 'T'], ...GOOD_GRID.slice(1)], 'playerGrid[0][0]'],
    ['two letters in a cell', [['BR', 'R', 'A', 'T'], ...GOOD_GRID.slice(1)], 'playerGrid[0][0]'],
    ['three rows', GOOD_GRID.slice(1), 'playerGrid'],
    ['a fifth cell', [[...'BRATS'], ...GOOD_GRID.slice(1)], 'playerGrid[0]'],
    ['text', 'BRATLOREETASDEWX', 'playerGrid'],
    ['nothing', undefined, 'playerGrid'],
  ])('with a grid with %s is rejected, naming the field', async (_, playerGrid, field) => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const { status, body } = await app.call(CALLS.completeDaily, {
      player,
      params: { gameId },
      body: { playerGrid },
    });
    expect([status, body.field]).toEqual([400, field]);
  });

  test("is rejected for another player's game and for a missing one", async () => {
    const gameId = await startDaily(app, aPlayer());
    const stranger = aPlayer();
    expect((await completeDaily(app, stranger, gameId)).body.code).toBe('NOT_YOUR_GAME');
    expect((await completeDaily(app, stranger, 'no-such-game')).body.code).toBe('GAME_NOT_FOUND');
  });

  test('stores the rounds as played if they agree with the grid', async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    // The player's own letters are placed from the last cell backward.
    const own = [15, 14, 13, 12, 11, 10, 9, 8];
    const letters = GOOD_GRID.flat();
    const roundHistory = own.flatMap((cell, i) => [
      { round: 2 * i + 1, letter: BLIND[i], cellIndex: i },
      { round: 2 * i + 2, letter: letters[cell], cellIndex: cell },
    ]);
    const { body } = await app.call(CALLS.completeDaily, {
      player,
      params: { gameId },
      body: { playerGrid: GOOD_GRID, roundHistory },
    });
    expect(body.game.letterSequence.slice(8)).toEqual([...'XWEDSATE']);
    expect(body.game.roundHistory).toHaveLength(16);
    expect(body.game.roundHistory[14]).toMatchObject({
      round: 15,
      letter: 'E',
      cellIndex: 7,
      wordsFormed: ['LORE', 'TES'],
    });
    const total = body.game.roundHistory.reduce(
      (sum: number, round: { roundScore: number }) => sum + round.roundScore,
      0,
    );
    expect(total).toBe(29);
  });

  test("ignores rounds that don't agree with the grid", async () => {
    const player = aPlayer();
    const gameId = await startDaily(app, player);
    const roundHistory = [{ round: 1, letter: 'Z', cellIndex: 0 }];
    const { body } = await app.call(CALLS.completeDaily, {
      player,
      params: { gameId },
      body: { playerGrid: GOOD_GRID, roundHistory },
    });
    expect(body.game.roundHistory).toEqual([]);
    expect(body.game.letterSequence.slice(8)).toEqual([...'ETASDEWX']);
  });
});

describe('reading a game', () => {
  test('is possible only for its player', async () => {
    const gameId = await startDaily(app, aPlayer());
    expect((await app.call(CALLS.getDaily, { player: aPlayer(), params: { gameId } })).status).toBe(403);
    expect((await app.call(CALLS.getDaily, { params: { gameId } })).status).toBe(400);
    expect((await app.call(CALLS.getDaily, { player: aPlayer(), params: { gameId: 'nope' } })).status).toBe(
      404,
    );
  });

  test('creates no player, like any other reading call', async () => {
    const player = aPlayer();
    const query = { date: '2026-11-20' };
    await app.call(CALLS.checkCompletion, { player, query });
    await app.call(CALLS.playerStats, { player });
    await app.call(CALLS.playerStreaks, { player });
    await app.call(CALLS.lastThreeDailies, { player });
    expect(await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1', [player])).toEqual([]);
  });
});
