import { CALLS } from '@tessera/contracts/calls';
import type { SimpleDaily } from '@tessera/contracts/daily';
import { blindLetterOf, isOddRound } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import type { Response } from 'supertest';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { BLIND, fixLetters, GOOD_GRID } from '../support/dailies.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-11-20T12:00:00Z'));

const PICKS = [...'ETASDEWX'];
const pickOf = (round: number) => PICKS[round / 2 - 1] ?? 'E';
/** The cell of each round, chosen so that the result is the grid whose score the tests know. */
const CELLS = (() => {
  const free = GOOD_GRID.flat().map((letter, cell) => ({ letter, cell }));
  return Array.from({ length: 16 }, (_, i) => {
    const letter = blindLetterOf(i + 1, BLIND) ?? pickOf(i + 1);
    return (
      free.splice(
        free.findIndex((one) => one.letter === letter),
        1,
      )[0]?.cell ?? 0
    );
  });
})();

const start = (player: string, userTimezone = 'UTC') =>
  app.call(CALLS.createSimpleDaily, { player, body: { userTimezone } });
const gameOf = ({ body }: Response): SimpleDaily => (body as { game: SimpleDaily }).game;
const act = (player: string, gameId: string, body: object) =>
  app.call(CALLS.actInSimpleDaily, { player, params: { gameId }, body });
const select = (player: string, gameId: string, letter: string, round?: number) =>
  act(player, gameId, { action: 'SELECT_LETTER', letter, round });
const place = (player: string, gameId: string, cellIndex: number, round?: number) =>
  act(player, gameId, { action: 'PLACE_LETTER', cellIndex, round });
const read = (player: string | undefined, gameId: string) =>
  app.call(CALLS.getSimpleDaily, { player, params: { gameId } });

async function play(player: string, gameId: string, from = 1, to = 16): Promise<Response[]> {
  const answers: Response[] = [];
  for (let round = from; round <= to; round++) {
    if (!isOddRound(round)) answers.push(await select(player, gameId, pickOf(round), round));
    answers.push(await place(player, gameId, CELLS[round - 1] ?? 0, round));
  }
  return answers;
}

async function begun(rounds: number): Promise<{ player: string; gameId: string }> {
  const player = aPlayer();
  const { gameId } = gameOf(await start(player));
  await play(player, gameId, 1, rounds);
  return { player, gameId };
}

test('leads through sixteen rounds and scores the grid at the end', async () => {
  const player = aPlayer();
  const first = await start(player);
  expect(first.status).toBe(201);
  expect(gameOf(first)).toEqual({
    gameId: expect.stringMatching(/^DCS-G689-/) as string,
    status: 'active',
    currentRound: 1,
    roundState: 'LETTER_PROVIDED',
    currentLetter: 'B',
    playerGrid: Array.from({ length: 4 }, () => [null, null, null, null]),
    playerWords: [],
    playerScore: 0,
    lexicon: LEXICON.version,
    gameNumber: 689,
    dailyChallengeDate: '2026-11-20',
    lastActivityAt: '2026-11-20T12:00:00.000Z',
  });
  const { gameId } = gameOf(first);
  const answers = await play(player, gameId);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const game of answers.map(gameOf).slice(0, -1)) {
    const { currentRound, currentLetter, roundState, playerGrid, playerScore, playerWords } = game;
    // Apart from placed letters, only the current round's letter is revealed.
    const blind = blindLetterOf(currentRound, BLIND);
    expect(currentLetter === null).toBe(roundState === 'AWAITING_LETTER');
    if (blind !== null) expect(currentLetter).toBe(blind);
    expect(playerGrid.flat().filter((cell) => cell !== null)).toHaveLength(currentRound - 1);
    expect([playerScore, playerWords]).toEqual([0, []]);
  }
  const game = gameOf(await read(player, gameId));
  expect(game).toEqual(gameOf(answers.at(-1)!));
  expect(game).toMatchObject({ status: 'completed', currentRound: 16, currentLetter: null, playerScore: 29 });
  expect(game.playerGrid).toEqual(GOOD_GRID);
});

test('no response reveals a letter of a later round', async () => {
  const player = aPlayer();
  await app.sql("UPDATE daily_challenge_sequences SET letter8 = 'Z' WHERE date = '2026-11-20'");
  const answers = [await start(player)];
  const { gameId } = gameOf(answers[0]!);
  answers.push(
    ...(await play(player, gameId, 1, 13)),
    await start(player),
    await read(player, gameId),
    await select(player, gameId, 'E', 14),
  );
  for (const { body } of answers)
    expect(JSON.stringify((body as { game: object }).game)).not.toContain('"Z"');
  expect(JSON.stringify(gameOf(await read(player, gameId)))).not.toMatch(/blind|moves/i);
  await fixLetters(app);
});

test('a repeated start returns the same game, and after completion its score', async () => {
  const { player, gameId } = await begun(5);
  const resumed = await start(player);
  expect([resumed.status, gameOf(resumed).gameId, gameOf(resumed).currentRound]).toEqual([200, gameId, 6]);
  await play(player, gameId, 6);
  const { status, body } = await start(player);
  expect([status, body]).toMatchObject([
    409,
    {
      error:
        "You've already completed today's game! Your score was 29 points. Come back tomorrow for the next challenge.",
      code: 'SIMPLE_COMPLETED',
      completion: { gameId, date: '2026-11-20', gameNumber: 689, finalScore: 29 },
    },
  ]);
  app.clock.moveTo('2026-11-21T12:00:00Z');
  expect(gameOf(await start(player)).gameNumber).toBe(690);
});

test('ten simultaneous starts create one game, and ten equal placements make one move', async () => {
  const player = aPlayer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => start(player)));
  const ids = new Set(answers.map((answer) => gameOf(answer).gameId));
  expect(ids.size).toBe(1);
  const [gameId = ''] = ids;
  const placed = await Promise.all([0, 0, 0, 7, 7].map((cell) => place(player, gameId, cell, 1)));
  const landed = gameOf(await read(player, gameId))
    .playerGrid.flat()
    .indexOf('B');
  expect(placed.map(({ status }) => status)).toEqual(
    [0, 0, 0, 7, 7].map((cell) => (cell === landed ? 200 : 409)),
  );
});

test("actions that aren't allowed now, or differ from the accepted ones, are rejected", async () => {
  const { player, gameId } = await begun(2);
  const codeOf = async (answer: Promise<Response>) => {
    const { status, body } = await answer;
    return [status, body.code];
  };
  expect(await codeOf(select(player, gameId, 'E'))).toEqual([409, 'ODD_ROUND']);
  expect(await codeOf(place(player, gameId, CELLS[0] ?? 0))).toEqual([409, 'CELL_OCCUPIED']);
  expect(await codeOf(select(player, gameId, 'Q', 2))).toEqual([409, 'LETTER_ALREADY_CHOSEN']);
  expect(await codeOf(place(player, gameId, CELLS[5] ?? 0, 2))).toEqual([409, 'ALREADY_PLACED']);
  expect(await codeOf(place(player, gameId, CELLS[5] ?? 0, 6))).toEqual([409, 'WRONG_ROUND']);
  expect(await codeOf(act(player, gameId, { action: 'PASS' }))).toEqual([400, 'BAD_INPUT']);
  expect(await codeOf(act(player, gameId, { action: 'SELECT_LETTER', letter: 'ab' }))).toEqual([
    400,
    'BAD_INPUT',
  ]);
  await play(player, gameId, 3, 3);
  expect(await codeOf(place(player, gameId, CELLS[9] ?? 0))).toEqual([409, 'NO_LETTER']);
  await play(player, gameId, 4);
  expect(await codeOf(place(player, gameId, CELLS[15] ?? 0, 16))).toEqual([200, undefined]);
  expect(await codeOf(select(player, gameId, 'E', 15))).toEqual([409, 'GAME_COMPLETED']);
});

test('each accepted action is stored once, with the grid after it', async () => {
  const { player, gameId } = await begun(4);
  await select(player, gameId, pickOf(4), 4);
  await place(player, gameId, CELLS[3] ?? 0, 4);
  const rows = await app.sql<Record<string, unknown>>(
    `SELECT round, "submissionType", "letterSubmitted", "cellIndex", "gridState", "gameNumber", "playerUUID",
       to_char(date, 'YYYY-MM-DD') AS date
     FROM daily_challenge_submissions WHERE "gameId" = $1 ORDER BY round, "submissionType" DESC`,
    [gameId],
  );
  expect(
    rows.map(({ round, submissionType, letterSubmitted, cellIndex }) => [
      round,
      submissionType,
      letterSubmitted,
      cellIndex,
    ]),
  ).toEqual([
    [1, 'PLACE_LETTER', 'B', CELLS[0]],
    [2, 'SELECT_LETTER', 'E', null],
    [2, 'PLACE_LETTER', 'E', CELLS[1]],
    [3, 'PLACE_LETTER', 'R', CELLS[2]],
    [4, 'SELECT_LETTER', 'T', null],
    [4, 'PLACE_LETTER', 'T', CELLS[3]],
  ]);
  const grid = gameOf(await read(player, gameId)).playerGrid.flat();
  expect(rows.at(-1)).toMatchObject({
    gridState: grid.map((cell) => cell ?? '.').join(''),
    gameNumber: 689,
    date: '2026-11-20',
    playerUUID: player,
  });
});

test('can be read only by its player, and counts for no streak or leaderboard', async () => {
  const { player, gameId } = await begun(16);
  const stranger = aPlayer();
  expect((await read(stranger, gameId)).body.code).toBe('NOT_YOUR_GAME');
  expect((await place(stranger, gameId, 3)).body.code).toBe('NOT_YOUR_GAME');
  expect((await read(undefined, gameId)).status).toBe(400);
  expect((await read(stranger, 'DCS-G689-aaaaaaaaaaaa')).status).toBe(404);
  expect((await read(stranger, '1PV3-G689-aaaaaaaaaaaa')).body.field).toBe('gameId');
  const { body } = await app.call(CALLS.playerStats, { player });
  expect(body.stats).toMatchObject({ currentStreak: 0, playedOfLastThree: 0 });
  expect((await app.call(CALLS.todayHighScore)).body.todaysHighScore).toBeNull();
});
