import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import {
  activeGame,
  byRest,
  bySocket,
  choose,
  place,
  playRounds,
  readGame,
  waitingGame,
  type CommandSender,
  type CommandSenders,
} from '../support/games.js';
import { connect } from '../support/live.js';

let app: TestApp & { databaseUrl: string };
let ann: string;
let ben: string;
let senders: CommandSenders;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => {
  [ann, ben] = [aPlayer(), aPlayer()];
  senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
});

const times = <T>(count: number, make: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, make));

const eventsOf = (gameId: string) =>
  app.sql<{ version: number; index: number; eventType: string }>(
    'SELECT version, index, "eventType" FROM game_events WHERE "gameId" = $1 ORDER BY version, index',
    [gameId],
  );

test('twenty identical commands at once count as one', async () => {
  const gameId = await activeGame(app, ann, ben);
  const letters = await times(20, () => choose(senders, gameId, 1));
  expect(new Set(letters.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(letters[0]).toMatchObject({ success: true, version: 2 });
  const placements = await times(20, () => place(senders, gameId, 1, 1));
  expect(new Set(placements.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ success: true, version: 3 })]),
  );
  expect((await readGame(app, ann, gameId)).version).toBe(3);
  expect((await eventsOf(gameId)).filter(({ version }) => version > 1)).toHaveLength(2);
});

test('twenty joins of one player count as one, and of twenty players one gets the seat', async () => {
  const first = await waitingGame(app, ann);
  const same = await times(20, () => senders[2]('join_game', { gameId: first }));
  expect(same.every(({ playerId }) => playerId === 2)).toBe(true);
  expect((await eventsOf(first)).map(({ eventType }) => eventType)).toEqual(['GAME_JOINED']);
  const second = await waitingGame(app, ann);
  const many = await times(20, () => byRest(app, aPlayer())('join_game', { gameId: second }));
  expect(many.filter(({ success }) => success)).toHaveLength(1);
  expect(many.filter(({ code }) => code === 'GAME_FULL')).toHaveLength(19);
});

test('both players can place their letters at the same moment', async () => {
  const gameId = await activeGame(app, ann, ben);
  for (let round = 1; round < 16; round++) {
    await choose(senders, gameId, round);
    const answers = await Promise.all([place(senders, gameId, round, 1), place(senders, gameId, round, 2)]);
    expect(answers.map(({ version }) => version ?? 0).toSorted((a, b) => a - b)).toEqual([
      3 * round,
      3 * round + 1,
    ]);
  }
  await choose(senders, gameId, 16);
  expect(await readGame(app, ann, gameId)).toMatchObject({ status: 'completed', version: 47 });
});

test('many simultaneous games, each with its players on two instances, are completed', async () => {
  const other = await startApp({ databaseUrl: app.databaseUrl });
  await Promise.all(
    Array.from({ length: 12 }, async () => {
      const [one, two] = [aPlayer(), aPlayer()];
      const gameId = await activeGame(app, one, two);
      const pair = { 1: byRest(app, one), 2: byRest(other, two) };
      for (let round = 1; round < 16; round++) {
        await choose(pair, gameId, round);
        const placed = await Promise.all([place(pair, gameId, round, 1), place(pair, gameId, round, 2)]);
        expect(placed.every(({ success }) => success)).toBe(true);
      }
      await choose(pair, gameId, 16);
      expect(await readGame(other, one, gameId)).toMatchObject({ status: 'completed', version: 47 });
    }),
  );
  await other.close();
});

test('a late repeat gets the same response as the first, and a different command is rejected', async () => {
  const gameId = await activeGame(app, ann, ben);
  const first = await playRounds(senders, gameId);
  expect(await playRounds(senders, gameId)).toEqual(first);
  expect(await senders[1]('submit_letter', { gameId, letter: 'Q', round: 1 })).toMatchObject({
    code: 'LETTER_ALREADY_CHOSEN',
  });
  expect((await readGame(app, ann, gameId)).version).toBe(47);
});

test('a repeat over the other transport counts as the same command', async () => {
  const gameId = await activeGame(app, ann, ben);
  const answer = await choose(senders, gameId, 1);
  const socket = await connect(app, ann);
  const pair: CommandSenders = { 1: bySocket(socket), 2: senders[2] };
  expect(await choose(pair, gameId, 1)).toEqual(answer);
  socket.close();
});

test("a repeated request doesn't create a second game", async () => {
  const create = async (player: string, requestId: string) =>
    (await app.call(CALLS.createGame, { player, body: { requestId } })).body.gameId as string;
  const games = new Set(await times(20, () => create(ann, 'one')));
  expect(games.size).toBe(1);
  expect(games).not.toContain(await create(ben, 'one'));
  expect(games).not.toContain(await create(ann, 'two'));
  const socket = await connect(app, ann);
  expect(games).toContain((await socket.send('create_game', { requestId: 'one' })).gameId);
  socket.close();
});

describe('a rematch', () => {
  let gameId: string;
  beforeEach(async () => {
    gameId = await activeGame(app, ann, ben);
    await playRounds(senders, gameId);
  });
  const ask = (sender: CommandSender) => sender('rematch', { gameId });

  test('requested by both players at once is one game with swapped seats, ready to play', async () => {
    const answers = await Promise.all([ask(senders[1]), ask(senders[2]), ask(senders[1]), ask(senders[2])]);
    const [next] = [...new Set(answers.map((answer) => answer.gameId ?? ''))];
    expect(answers.map(({ gameId: id, playerId }) => [id, playerId])).toEqual([
      [next, 2],
      [next, 1],
      [next, 2],
      [next, 1],
    ]);
    expect(await readGame(app, ben, next ?? '')).toMatchObject({
      status: 'active',
      version: 1,
      player1UUID: ben,
    });
    await playRounds({ 1: senders[2], 2: senders[1] }, next ?? '');
    expect(await readGame(app, ann, next ?? '')).toMatchObject({ status: 'completed', version: 47 });
  });

  test('is offered to the other player, who is subscribed to the new game', async () => {
    const [first, second] = [await connect(app, ann), await connect(app, ben)];
    const { gameId: next } = await first.send('rematch', { gameId });
    const offer = await second.heard('REMATCH_OFFERED');
    expect(offer).toMatchObject({
      gameId: next,
      predecessor: gameId,
      version: 1,
      playerInfo: { playerId: 1, isYourTurn: true },
    });
    await second.send('submit_letter', { gameId: next, letter: 'A' });
    await first.heard('LETTER_SELECTED', (message) => message.gameId === next);
    expect(first.messages.some(({ type }) => type === 'REMATCH_OFFERED')).toBe(false);
    first.close();
    second.close();
  });
});
