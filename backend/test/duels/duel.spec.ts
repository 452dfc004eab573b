import { CALLS } from '@tessera/contracts/calls';
import { DUEL_LEVELS } from '@tessera/contracts/duels';
import type { ResponseOf } from '@tessera/contracts/wire';
import { blindLetterOf, createScorer, gridFromRows, isFull } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { BLIND, fixLetters } from '../support/dailies.js';
import {
  aDuel,
  chooseLetter,
  gameOf,
  pickOf,
  placeLetter,
  playDuel,
  readDuel,
  startDuel,
} from '../support/duels.js';
import { takeName } from '../support/groups.js';
import { finishedDuel } from '../support/replays.js';
import { Browser } from '../support/browser.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-11-20T12:00:00Z'));

const { scoreGrid } = createScorer(VALID_WORDS);

const listed = async (player: string) =>
  (await app.call(CALLS.listDuels, { player, query: { timezone: 'UTC' } })).body as Record<string, unknown>;

describe('a whole duel', () => {
  test.each(DUEL_LEVELS)(
    'against the %s bot has sixteen rounds, and the server scores both grids',
    async (level) => {
      const player = aPlayer();
      const gameId = await aDuel(app, player, level);
      const answers = await playDuel(app, player, gameId);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const game = gameOf(answers.at(-1)!);
      expect(game).toMatchObject({
        gameId,
        level,
        status: 'completed',
        currentRound: 16,
        currentLetter: null,
      });
      const letters = Array.from({ length: 16 }, (_, i) => blindLetterOf(i + 1, BLIND) ?? pickOf(i + 1));
      expect(game.letters).toEqual(letters);
      for (const seat of [1, 2] as const) {
        const grid = gridFromRows(game[`player${seat}Grid`]);
        expect(isFull(grid)).toBe(true);
        expect(grid.toSorted()).toEqual(letters.toSorted());
        const { total, words } = scoreGrid(grid);
        expect([game[`player${seat}Score`], game[`player${seat}Words`]]).toEqual([total, words]);
      }
      expect(game.player1Grid.flat()).toEqual(letters);
      expect(game.botRemarks.map(({ round }) => round)).toEqual(letters.map((_, i) => i + 1));
      expect([game.botRemarks[0]?.remark, game.botRemarks[15]?.remark]).toEqual(['opening', 'last']);
      expect(gameOf(await readDuel(app, player, gameId))).toEqual(game);
    },
  );

  test("is the bot's turn in odd rounds, which have a blind letter, and the player's in even ones", async () => {
    const browser = new Browser(app);
    const name = await takeName(browser);
    const { player } = browser;
    const { status, body } = await startDuel(app, player);
    expect([status, body.playerId, body.version]).toEqual([201, 1, 0]);
    expect(body.game).toMatchObject({
      gameMode: 'daily',
      gameNumber: 689,
      dailyChallengeDate: '2026-11-20',
      player1Name: name,
      player1UUID: player,
      player2Name: 'The Mosaicist',
      player2UUID: null,
      currentRound: 1,
      currentTurn: 2,
      currentLetter: 'B',
      letters: ['B'],
      botRemarks: [],
    });
    const { body: placed } = await placeLetter(app, player, body.gameId as string, { cellIndex: 0 });
    expect(placed.game).toMatchObject({
      currentRound: 2,
      currentTurn: 1,
      currentLetter: null,
      letters: ['B'],
    });
    const { body: read } = await readDuel(app, player, body.gameId as string);
    expect([read.playerInfo, placed.version]).toEqual([{ playerId: 1, isYourTurn: true }, 1]);
    const { body: chosen } = await chooseLetter(app, player, body.gameId as string, { letter: 'e' });
    expect([chosen.code, chosen.field]).toEqual(['BAD_INPUT', 'letter']);
    const { body: taken } = await chooseLetter(app, player, body.gameId as string, { letter: 'E' });
    expect([taken.letter, taken.currentTurn, taken.version]).toEqual(['E', 1, 2]);
  });
});

describe('for a player, date and level', () => {
  test('there is one duel, which is returned when it is requested again', async () => {
    const player = aPlayer();
    const gameId = await aDuel(app, player, 'gentle');
    await playDuel(app, player, gameId, 1, 3);
    const again = await startDuel(app, player, 'gentle');
    expect([again.status, again.body.gameId, gameOf(again).currentRound]).toEqual([200, gameId, 4]);
    await playDuel(app, player, gameId, 4);
    expect(gameOf(await startDuel(app, player, 'gentle')).status).toBe('completed');
    expect(await aDuel(app, player, 'keen')).not.toBe(gameId);
    expect(await aDuel(app, aPlayer(), 'gentle')).not.toBe(gameId);
  });

  test('there is one duel, even if it is requested ten times at once', async () => {
    const player = aPlayer();
    const ids = await Promise.all(Array.from({ length: 10 }, () => aDuel(app, player)));
    expect(new Set(ids).size).toBe(1);
  });

  test('there is another one on the next date, and the first can still be finished', async () => {
    const player = aPlayer();
    const gameId = await aDuel(app, player);
    await playDuel(app, player, gameId, 1, 8);
    app.clock.moveTo('2026-11-21T00:00:01Z');
    const next = await startDuel(app, player);
    expect([next.status, gameOf(next).gameNumber, next.body.gameId === gameId]).toEqual([201, 690, false]);
    await playDuel(app, player, gameId, 9);
    expect(gameOf(await readDuel(app, player, gameId)).status).toBe('completed');
    // A player who has flown back across a date continues with the newest duel.
    const back = await startDuel(app, player, 'keen', 'Pacific/Honolulu');
    expect([back.status, back.body.gameId]).toEqual([200, next.body.gameId]);
  });

  test("the list shows today's duels, with the scores of completed ones", async () => {
    const player = aPlayer();
    const [gentle, strong] = [await aDuel(app, player, 'gentle'), await aDuel(app, player, 'strong')];
    await playDuel(app, player, strong);
    const { player1Score, player2Score } = gameOf(await readDuel(app, player, strong));
    expect(await listed(player)).toEqual({
      success: true,
      date: '2026-11-20',
      gameNumber: 689,
      duels: expect.arrayContaining([
        {
          gameId: gentle,
          level: 'gentle',
          status: 'active',
          currentRound: 1,
          playerScore: null,
          botScore: null,
        },
        {
          gameId: strong,
          level: 'strong',
          status: 'completed',
          currentRound: 16,
          playerScore: player1Score,
          botScore: player2Score,
        },
      ]) as unknown,
    });
    app.clock.moveTo('2026-11-21T12:00:00Z');
    expect(await listed(player)).toMatchObject({ date: '2026-11-21', duels: [] });
  });
});

describe('a duel belongs to its player', () => {
  test('others can neither read it nor play in it, and unknown ones are not found', async () => {
    const gameId = await aDuel(app, aPlayer());
    const [stranger, unknown] = [aPlayer(), 'DC-G689-ABCDEFGHIJKL'];
    for (const who of [stranger, undefined]) {
      expect((await readDuel(app, who, gameId)).body.code).toBe('NOT_YOUR_GAME');
    }
    expect((await readDuel(app, stranger, gameId.toLowerCase())).status).toBe(403);
    expect((await placeLetter(app, stranger, gameId, { cellIndex: 0 })).status).toBe(403);
    expect((await chooseLetter(app, stranger, gameId, { letter: 'A' })).status).toBe(403);
    expect((await readDuel(app, stranger, unknown)).status).toBe(404);
    expect((await placeLetter(app, stranger, unknown, { cellIndex: 0 })).status).toBe(404);
  });

  test('creating one requires a player and a known level', async () => {
    const nobody = await startDuel(app, undefined);
    expect([nobody.status, nobody.body.code]).toEqual([400, 'PLAYER_REQUIRED']);
    for (const level of ['brutal', undefined]) {
      const { status, body } = await app.call(CALLS.createGame, {
        player: aPlayer(),
        body: { gameMode: 'daily', level },
      });
      expect([status, body.field]).toEqual([400, 'level']);
    }
    const other = await app.call(CALLS.createGame, { player: aPlayer(), body: { gameMode: 'chess' } });
    expect([other.status, other.body.field]).toEqual([400, 'gameMode']);
  });
});

test("a shared duel is compared with the viewer's own only if that is of the same level", async () => {
  const [player, viewer] = [aPlayer(), aPlayer()];
  const body = { gameId: await finishedDuel(app, player) };
  const { shareId } = (await app.call(CALLS.shareResult, { player, body })).body as { shareId: string };
  const own = async () => {
    const shared = await app.call(CALLS.publicResultOf, { player: viewer, params: { shareId } });
    return (shared.body as ResponseOf<typeof CALLS.publicResultOf>).result.own;
  };
  await playDuel(app, viewer, await aDuel(app, viewer, 'gentle'));
  expect(await own()).toBeNull();
  const gameId = await finishedDuel(app, viewer);
  expect(await own()).toMatchObject({ gameId });
});

test("before the end, no response reveals the bot's grid, words or score, or a letter of a later round", async () => {
  const player = aPlayer();
  for (const level of ['gentle', 'strong'] as const) {
    const gameId = await aDuel(app, player, level);
    for (let round = 1; round < 16; round++) {
      const answers = [
        ...(await playDuel(app, player, gameId, round, round)),
        await readDuel(app, player, gameId),
        await startDuel(app, player, level),
      ];
      for (const answer of answers) {
        const game = gameOf(answer);
        expect(game.letters.length).toBeLessThanOrEqual(game.currentRound);
        expect(game.player2Grid.flat().every((cell) => cell === null)).toBe(true);
        expect(game.player2Cells.every((cell) => cell === null)).toBe(true);
        expect([game.player1Score, game.player2Score, game.player1Words, game.player2Words]).toEqual([
          0,
          0,
          [],
          [],
        ]);
        expect(answer.text).not.toMatch(/seed|blindLetters/);
        expect(JSON.stringify(game.botRemarks)).not.toMatch(/cell/i);
      }
      const { text } = await app.call(CALLS.listDuels, { player, query: { timezone: 'UTC' } });
      expect(text).not.toMatch(/letter|cell|grid/i);
    }
  }
});
