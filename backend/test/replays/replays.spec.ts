import { CALLS } from '@tessera/contracts/calls';
import { DUEL_TEXTS } from '@tessera/contracts/duels';
import { SLOW_GAME_TEXTS } from '@tessera/contracts/live';
import { chooserOf, DAY_MS, LET_GO_AFTER_DAYS, otherSeat, ROUNDS, type Seat } from '@tessera/rules';
import { LEXICON } from '@tessera/words';
import fc from 'fast-check';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { BLIND, fixLetters } from '../support/dailies.js';
import { aDuel, gameOf, pickOf, readDuel } from '../support/duels.js';
import { activeGame, byRest, CELLS, LETTERS, playRounds, readGame, waitingGame } from '../support/games.js';
import { takeName } from '../support/groups.js';
import { forAWhile } from '../support/in-time.js';
import { finishedBy, finishedDuel, finishedGame, readReplay, replayOf } from '../support/replays.js';
import { publicIdOf } from '../support/reports.js';

const NOW = '2026-11-20T12:00:00Z';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ now: NOW });
  await fixLetters(app);
});
afterEach(() => app.close());

const rejection = async (player: string | undefined, gameId: string) => {
  const { status, body } = await readReplay(app, player, gameId);
  return [status, body.code];
};

test('both players of a live game see everything that happened in it', async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  const name = await takeName(ann);
  const gameId = await finishedGame(app, ann.player, ben.player);
  const game = await readGame(app, ann.player, gameId);
  const replay = {
    mode: 'live',
    completedAt: new Date(NOW).toISOString(),
    gameNumber: null,
    date: null,
    level: null,
    lexicon: LEXICON.version,
    letters: LETTERS,
    chosenBy: LETTERS.map((_, index) => index % 2),
    players: [
      {
        publicId: await publicIdOf(app, ann.player),
        name,
        isDeleted: false,
        score: game.player1Score,
        words: game.player1Words,
        cells: CELLS[1],
      },
      {
        publicId: await publicIdOf(app, ben.player),
        name: null,
        isDeleted: false,
        score: game.player2Score,
        words: game.player2Words,
        cells: CELLS[2],
      },
    ],
  };
  const shared = { success: true, gameId, replay, shareId: null };
  expect(await replayOf(app, ann.player, gameId)).toEqual({ ...shared, you: 0 });
  expect(await replayOf(app, ben.player, gameId.toLowerCase())).toEqual({ ...shared, you: 1 });
});

test("a duel's player sees the bot's moves too, and which letters were blind", async () => {
  const player = aPlayer();
  const gameId = await finishedDuel(app, player);
  const { replay, you } = await replayOf(app, player, gameId);
  const duel = gameOf(await readDuel(app, player, gameId));
  expect(you).toBe(0);
  expect(replay).toMatchObject({ mode: 'duel', gameNumber: 689, date: '2026-11-20', level: 'keen' });
  expect(replay.letters).toEqual(
    LETTERS.map((_, index) => (index % 2 === 0 ? BLIND[index / 2] : pickOf(index + 1))),
  );
  expect(replay.chosenBy).toEqual(LETTERS.map((_, index) => (index % 2 === 0 ? 'blind' : 0)));
  expect(replay.players).toMatchObject([
    { publicId: await publicIdOf(app, player), cells: duel.player1Cells, score: duel.player1Score },
    { publicId: null, name: DUEL_TEXTS.botName, cells: duel.player2Cells, score: duel.player2Score },
  ]);
});

describe('nobody else sees it', () => {
  test('not an outsider, nor somebody without a player', async () => {
    const ann = aPlayer();
    for (const gameId of [await finishedGame(app, ann, aPlayer()), await finishedDuel(app, ann)]) {
      const code = gameId.startsWith('DC-') ? 'NOT_YOUR_GAME' : 'NOT_A_PLAYER';
      expect(await rejection(aPlayer(), gameId)).toEqual([403, code]);
      expect(await rejection(undefined, gameId)).toEqual([400, 'PLAYER_REQUIRED']);
      // Public IDs are known to others.
      expect((await readReplay(app, await publicIdOf(app, ann), gameId)).status).toBe(400);
    }
  });

  test("not somebody with the UUID of an account's player, but not its session", async () => {
    const home = new Browser(app);
    await home.register(anAccount());
    const gameId = await finishedGame(home, home.player, aPlayer());
    expect((await home.call(CALLS.gameReplay, { params: { gameId } })).status).toBe(200);
    expect(await rejection(home.player, gameId)).toEqual([403, 'SESSION_INVALID']);
  });

  test('there is none of a missing game, nor of an unfinished one', async () => {
    const [ann, ben] = [aPlayer(), aPlayer()];
    expect(await rejection(ann, 'ZZZZZ')).toEqual([404, 'GAME_NOT_FOUND']);
    expect(await rejection(ann, 'DC-G689-ABCDEFGHIJKL')).toEqual([404, 'GAME_NOT_FOUND']);
    expect(await rejection(ann, await waitingGame(app, ann))).toEqual([409, 'GAME_NOT_COMPLETED']);
    const running = await activeGame(app, ann, ben);
    await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, running, 1, 15);
    expect(await rejection(ann, running)).toEqual([409, 'GAME_NOT_COMPLETED']);
    expect(await rejection(aPlayer(), running)).toEqual([403, 'NOT_A_PLAYER']);
    expect(await rejection(ann, await aDuel(app, ann))).toEqual([409, 'GAME_NOT_COMPLETED']);
  });
});

test('a game that was let go has none', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  app.clock.time += LET_GO_AFTER_DAYS * DAY_MS;
  expect((await app.call(CALLS.letGo, { player: ann, params: { gameId }, body: {} })).status).toBe(200);
  const { status, body } = await readReplay(app, ann, gameId);
  expect([status, body.message]).toEqual([409, SLOW_GAME_TEXTS.letGoEnd]);
  expect(await finishedBy(app, ann)).toMatchObject({ games: [], next: null });
});

test('a replay outlives the events of its game', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameIds = [await finishedGame(app, ann, ben), await finishedDuel(app, ann)];
  const before = await Promise.all(gameIds.map((gameId) => replayOf(app, ann, gameId)));
  app.clock.time += 100 * DAY_MS;
  await app.jobs.runHere(removeExpired.name);
  expect(await app.sql('SELECT 1 FROM game_events WHERE "gameId" = $1', [gameIds[0]])).toEqual([]);
  expect(await Promise.all(gameIds.map((gameId) => replayOf(app, ann, gameId)))).toEqual(before);
});

test('a deleted player leaves it without a name, and can no longer see it', async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  const gameId = await finishedGame(app, ann.player, ben.player);
  const credentials = await ann.register(anAccount());
  await takeName(ann);
  const publicId = await publicIdOf(app, ann.player);
  await ann.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  const [gone] = (await replayOf(app, ben.player, gameId)).replay.players;
  expect(gone).toMatchObject({ name: null, isDeleted: true, cells: CELLS[1] });
  expect(gone.publicId).not.toBe(publicId);
  expect(await rejection(ann.player, gameId)).toEqual([403, 'NOT_A_PLAYER']);
});

test('it moves to the account into which its player is merged', async () => {
  const [home, phone, ben] = [new Browser(app), new Browser(app), aPlayer()];
  const credentials = await home.register();
  const gameId = await finishedGame(app, phone.player, ben);
  const duelId = await finishedDuel(app, phone.player);
  await phone.login(credentials);
  for (const id of [gameId, duelId]) {
    expect((await phone.call(CALLS.gameReplay, { params: { gameId: id } })).body).toMatchObject({ you: 0 });
  }
  expect((await replayOf(app, ben, gameId)).replay.players[0].publicId).toBe(
    await publicIdOf(app, home.player),
  );
});

/** A permutation of the cells, for each seat, with sixteen letters. */
const cellOrder = fc.shuffledSubarray([...LETTERS.keys()], { minLength: ROUNDS, maxLength: ROUNDS });
const anyGame = fc.record({
  letters: fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), {
    minLength: ROUNDS,
    maxLength: ROUNDS,
  }),
  cells: fc.tuple(cellOrder, cellOrder),
  /** Who places first in each round. */
  first: fc.array(fc.constantFrom<Seat>(1, 2), { minLength: ROUNDS, maxLength: ROUNDS }),
});

test('it has the letters and cells of the moves, in their order, whoever placed first', async () => {
  const isTime = forAWhile();
  const players = { 1: aPlayer(), 2: aPlayer() };
  const senders = { 1: byRest(app, players[1]), 2: byRest(app, players[2]) };
  await fc.assert(
    fc.asyncProperty(anyGame, async ({ letters, cells, first }) => {
      if (!isTime()) return;
      const gameId = await activeGame(app, players[1], players[2]);
      for (const [index, letter] of letters.entries()) {
        const round = index + 1;
        await senders[chooserOf(round)]('submit_letter', { gameId, letter, round });
        if (round === ROUNDS) break;
        const seat = first[index]!;
        for (const by of [seat, otherSeat(seat)]) {
          await senders[by]('submit_placement', { gameId, cellIndex: cells[by - 1]![index], round });
        }
      }
      const { replay } = await replayOf(app, players[2], gameId);
      expect(replay.letters).toEqual(letters);
      expect(replay.players.map((player) => player.cells)).toEqual(cells);
    }),
    { numRuns: 5 },
  );
});
