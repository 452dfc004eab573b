import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { fixLetters } from '../support/dailies.js';
import { aDuel, chooseLetter, gameOf, pickOf, placeLetter, playDuel, readDuel } from '../support/duels.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-11-20T12:00:00Z'));

describe('a repeated command', () => {
  test('gets the same response and changes nothing', async () => {
    const player = aPlayer();
    const gameId = await aDuel(app, player);
    await playDuel(app, player, gameId, 1, 3);
    const before = gameOf(await readDuel(app, player, gameId));
    const again = [
      await placeLetter(app, player, gameId, { cellIndex: 2, round: 3 }),
      await placeLetter(app, player, gameId, { cellIndex: 2 }),
      await chooseLetter(app, player, gameId, { letter: 'E', round: 2 }),
    ];
    for (const answer of again) expect([answer.status, gameOf(answer)]).toEqual([200, before]);
    await playDuel(app, player, gameId, 4);
    const last = await chooseLetter(app, player, gameId, { letter: pickOf(16), round: 16 });
    expect([last.status, gameOf(last).status]).toEqual([200, 'completed']);
  });

  test('is rejected if it differs', async () => {
    const player = aPlayer();
    const gameId = await aDuel(app, player);
    await playDuel(app, player, gameId, 1, 3);
    const codeOf = async (answer: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await answer;
      return [status, body.code];
    };
    expect(await codeOf(placeLetter(app, player, gameId, { cellIndex: 9, round: 3 }))).toEqual([
      409,
      'ALREADY_PLACED',
    ]);
    expect(await codeOf(placeLetter(app, player, gameId, { cellIndex: 9, round: 5 }))).toEqual([
      409,
      'WRONG_ROUND',
    ]);
    expect(await codeOf(placeLetter(app, player, gameId, { cellIndex: 9 }))).toEqual([409, 'NO_LETTER']);
    expect(await codeOf(chooseLetter(app, player, gameId, { letter: 'X', round: 2 }))).toEqual([
      409,
      'LETTER_ALREADY_CHOSEN',
    ]);
    expect(await codeOf(chooseLetter(app, player, gameId, { letter: 'X', round: 3 }))).toEqual([
      409,
      'NOT_YOUR_TURN',
    ]);
    expect(await codeOf(placeLetter(app, player, gameId, { cellIndex: 9, playerId: 2 }))).toEqual([
      403,
      'NOT_YOUR_SLOT',
    ]);
    await chooseLetter(app, player, gameId, { letter: 'X', round: 4 });
    expect(await codeOf(placeLetter(app, player, gameId, { cellIndex: 0 }))).toEqual([409, 'CELL_OCCUPIED']);
  });

  test('sent at the same moment is accepted once, and of two different placements one wins', async () => {
    for (let i = 0; i < 5; i++) {
      const player = aPlayer();
      const gameId = await aDuel(app, player);
      const cells = [4, 4, 9, 4, 9];
      const answers = await Promise.all(
        cells.map((cellIndex) => placeLetter(app, player, gameId, { cellIndex, round: 1 })),
      );
      const game = gameOf(await readDuel(app, player, gameId));
      const [landed] = game.player1Cells;
      expect([game.version, game.player1Cells.length, game.player2Cells.length]).toEqual([1, 1, 1]);
      expect(answers.map(({ status }) => status)).toEqual(cells.map((cell) => (cell === landed ? 200 : 409)));
      for (const answer of answers.filter(({ status }) => status === 200))
        expect(gameOf(answer)).toEqual(game);
    }
  });
});

test('a move that was computed but not stored is the same when it is computed again', async () => {
  const player = aPlayer();
  const gameId = await aDuel(app, player, 'gentle');
  const botCells = async () => {
    const [row] = await app.sql<{ botCells: number[] }>('SELECT "botCells" FROM duels WHERE "gameId" = $1', [
      gameId,
    ]);
    return row?.botCells;
  };
  await playDuel(app, player, gameId, 1, 7);
  const before = await app.sql<Record<string, unknown>>('SELECT * FROM duels WHERE "gameId" = $1', [gameId]);
  await playDuel(app, player, gameId, 8, 8);
  const first = await botCells();
  // As if the commit had failed.
  await app.sql(
    `UPDATE duels SET version = $2, letters = $3, "playerCells" = $4, "botCells" = $5, remarks = $6 WHERE "gameId" = $1`,
    [
      gameId,
      ...['version', 'letters', 'playerCells', 'botCells', 'remarks'].map((name) => before[0]?.[name]),
    ],
  );
  expect(await botCells()).toHaveLength(7);
  await playDuel(app, player, gameId, 8, 8);
  expect(await botCells()).toEqual(first);
});
