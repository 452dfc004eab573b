import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { activeGame, byRest, choose, playRounds, waitingGame } from '../support/games.js';
import { connect, openStream, type TestSocket, type TestStream } from '../support/live.js';

let app: TestApp;
let ann: string;
let ben: string;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => {
  [ann, ben] = [aPlayer(), aPlayer()];
});

const typesOf = async (gameId: string): Promise<string[]> => {
  const rows = await app.sql<{ eventType: string }>(
    'SELECT "eventType" FROM game_events WHERE "gameId" = $1 AND version = 1 ORDER BY index',
    [gameId],
  );
  return rows.map(({ eventType }) => eventType);
};

const isStarted = async (gameId: string) => (await typesOf(gameId)).includes('GAME_STARTED');

const transports = ['socket', 'event stream'] as const;
const open = {
  socket: (player: string, lastEventId?: string): Promise<TestSocket> =>
    connect(app, player, { lastEventId }),
  'event stream': (player: string, lastEventId?: string): Promise<TestStream> =>
    openStream(app, player, lastEventId === undefined ? {} : { lastEventId }),
};

test.each(transports)('a game starts once both players have been connected by a %s', async (transport) => {
  const gameId = await activeGame(app, ann, ben);
  expect(await typesOf(gameId)).toEqual(['GAME_JOINED']);
  const first = await open[transport](ann);
  await first.heard('STATE_SYNC', (message) => message.gameId === gameId);
  expect(await typesOf(gameId)).toEqual(['GAME_JOINED']);
  const second = await open[transport](ben);
  for (const listener of [first, second]) {
    const started = await listener.heard('GAME_STARTED');
    expect(started).toMatchObject({ eventId: `${gameId}:1:1`, gameId, version: 1 });
    expect(started.game?.status).toBe('active');
  }
  expect(await typesOf(gameId)).toEqual(['GAME_JOINED', 'GAME_STARTED']);
  // It starts only once, and a player who was away gets the event later.
  first.close();
  const again = await open[transport](ann, `${gameId}:1:0`);
  await again.heard('GAME_STARTED');
  expect(await typesOf(gameId)).toEqual(['GAME_JOINED', 'GAME_STARTED']);
  again.close();
  second.close();
});

test('between sockets, it starts when it is joined, before any move', async () => {
  const [one, two] = [await connect(app, ann), await connect(app, ben)];
  const gameId = (await one.send('create_game', {})).gameId ?? '';
  await two.send('join_game', { gameId });
  expect(await typesOf(gameId)).toEqual(['GAME_JOINED', 'GAME_STARTED']);
  for (const listener of [one, two]) {
    await listener.heard('GAME_STARTED');
    listener.close();
  }
});

test('a connected player can create and join games over REST', async () => {
  const [one, two] = [await openStream(app, ann), await connect(app, ben)];
  const gameId = await waitingGame(app, ann);
  await byRest(app, ben)('join_game', { gameId });
  for (const listener of [one, two]) {
    await listener.heard('GAME_STARTED', (message) => message.gameId === gameId);
    listener.close();
  }
});

test('players who began without connections get no start event when they connect', async () => {
  const gameId = await activeGame(app, ann, ben);
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, 1, 1);
  const [one, two] = [await connect(app, ann), await connect(app, ben)];
  await eventually('it has started', () => isStarted(gameId));
  await choose({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId, 2);
  for (const listener of [one, two]) {
    await listener.heard('LETTER_SELECTED');
    expect(listener.messages.filter(({ type }) => type === 'GAME_STARTED')).toEqual([]);
    listener.close();
  }
});

test('a rematch of two connected players starts immediately', async () => {
  const [one, two] = [await connect(app, ann), await connect(app, ben)];
  const gameId = (await one.send('create_game', {})).gameId ?? '';
  await two.send('join_game', { gameId });
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId);
  const { body } = await app.call(CALLS.rematch, { player: ann, params: { gameId } });
  expect(await typesOf((body as { gameId: string }).gameId)).toEqual(['GAME_JOINED', 'GAME_STARTED']);
  one.close();
  two.close();
});
