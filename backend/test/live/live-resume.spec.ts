import { CALLS } from '@tessera/contracts/calls';
import { LIMITS } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import {
  activeGame,
  byRest,
  choose,
  place,
  playRounds,
  readGame,
  waitingGame,
  type CommandSenders,
} from '../support/games.js';
import { connect, openStream } from '../support/live.js';

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

const open = {
  socket: (player: string, lastEventId?: string) => connect(app, player, { lastEventId }),
  stream: (player: string, lastEventId?: string) =>
    openStream(app, player, lastEventId ? { lastEventId } : {}),
};
const transports = ['socket', 'stream'] as const;

test.each(transports)('a new %s gets the state of every active game, and of no other', async (transport) => {
  const running = await activeGame(app, ann, ben);
  await choose(senders, running, 1);
  const waiting = await waitingGame(app, ann);
  const finished = await activeGame(app, ann, ben);
  await playRounds(senders, finished);
  const listener = await open[transport](ann);
  await listener.heard('STATE_SYNC', ({ gameId }) => gameId === running);
  await listener.heard('STATE_SYNC', ({ gameId }) => gameId === waiting);
  const states = listener.messages.filter(({ type }) => type === 'STATE_SYNC');
  expect(states.map(({ gameId, version }) => [gameId, version])).toEqual(
    expect.arrayContaining([
      [running, 2],
      [waiting, 0],
    ]),
  );
  expect(states).toHaveLength(2);
  expect(states.every(({ eventId }) => eventId === undefined)).toBe(true);
  expect(listener.messages[0]).toMatchObject({
    type: 'CONNECTION_ESTABLISHED',
    connectionId: expect.any(String) as string,
  });
  listener.close();
});

test.each(transports)(
  'a reconnected %s gets what it missed, once and in order, and then what happens next',
  async (transport) => {
    const gameId = await activeGame(app, ann, ben);
    await playRounds(senders, gameId, 1, 2);
    const listener = await open[transport](ben, `${gameId}:3:0`);
    await listener.heard('ROUND_COMPLETE', ({ version }) => version === 7);
    await choose(senders, gameId, 3);
    await listener.heard('LETTER_SELECTED', ({ version }) => version === 8);
    const ids = listener.messages.flatMap(({ eventId }) => eventId ?? []);
    expect(ids).toEqual(['4:0', '4:1', '5:0', '6:0', '7:0', '7:1', '8:0'].map((id) => `${gameId}:${id}`));
    listener.close();
  },
);

test.each(transports)(
  "a %s that missed the end gets it, even in the middle of a command's events",
  async (transport) => {
    const gameId = await activeGame(app, ann, ben);
    await playRounds(senders, gameId);
    const listener = await open[transport](ann, `${gameId}:47:0`);
    const { game, eventId } = await listener.heard('GAME_COMPLETE');
    expect([eventId, game?.status]).toEqual([`${gameId}:47:1`, 'completed']);
    listener.close();
  },
);

test('the query can name the last event too, and event IDs of a stream are those of its messages', async () => {
  const gameId = await activeGame(app, ann, ben);
  await playRounds(senders, gameId, 1, 1);
  const stream = await openStream(app, ann, {
    query: { lastEventId: `${gameId}:2:0`, clientId: 'c', gameId, playerId: '1' },
  });
  await stream.heard('ROUND_COMPLETE');
  expect(stream.ids).toEqual([`${gameId}:3:0`, `${gameId}:4:0`, `${gameId}:4:1`]);
  expect(stream.messages[0]).toMatchObject({ clientId: 'c' });
  stream.close();
});

test.each(transports)(
  "a %s learns nothing by naming another player's event, or nonsense",
  async (transport) => {
    const gameId = await activeGame(app, ann, ben);
    await playRounds(senders, gameId, 1, 1);
    const own = await waitingGame(app, aPlayer());
    for (const lastEventId of [`${gameId}:0:0`, `${own}:0:0`, 'nonsense', "'; DROP TABLE games; --", '::']) {
      const stranger = aPlayer();
      const theirs = await waitingGame(app, stranger);
      const listener = await open[transport](stranger, lastEventId);
      await listener.heard('STATE_SYNC');
      await app.call(CALLS.joinGame, {
        player: aPlayer(),
        params: { gameId: theirs },
        body: { clientId: 'c' },
      });
      await listener.heard('GAME_JOINED');
      expect(new Set(listener.messages.flatMap((message) => message.gameId ?? []))).toEqual(
        new Set([theirs]),
      );
      listener.close();
    }
  },
);

test("events that another instance couldn't publish are found by comparing versions", async () => {
  // Without Redis, the instances share only the database.
  const other = await startApp({ databaseUrl: app.databaseUrl });
  const gameId = await activeGame(app, ann, ben);
  const listener = await connect(app, ann);
  await listener.heard('STATE_SYNC');
  const elsewhere = { 1: byRest(other, ann), 2: byRest(other, ben) };
  await choose(elsewhere, gameId, 1);
  const { game } = await listener.heard('STATE_SYNC', ({ version }) => version === 2);
  expect(game?.currentLetter).toBe('B');
  await place(senders, gameId, 1, 1);
  await listener.heard('PLAYER_PLACED_LETTER', ({ version }) => version === 3);
  await playRounds(elsewhere, gameId);
  expect((await listener.heard('STATE_SYNC', ({ version }) => version === 47)).game?.status).toBe(
    'completed',
  );
  listener.close();
  await other.close();
});

test('refreshing returns the game and sends its state to this connection only', async () => {
  const gameId = await activeGame(app, ann, ben);
  await playRounds(senders, gameId);
  const [asking, beside] = [await connect(app, ann), await connect(app, ann)];
  expect((await asking.send('refresh_game', { gameId })).game?.status).toBe('completed');
  expect((await asking.heard('STATE_SYNC')).version).toBe(47);
  expect(beside.messages.filter(({ type }) => type === 'STATE_SYNC')).toEqual([]);
  asking.close();
  beside.close();
});

test('both players are notified when the other one returns', async () => {
  const gameId = await activeGame(app, ann, ben);
  const first = await connect(app, ann);
  await first.heard('STATE_SYNC');
  const second = await connect(app, ben);
  expect(await first.heard('PLAYER_RETURNED')).toEqual({
    type: 'PLAYER_RETURNED',
    gameId,
    version: 1,
    status: 'active',
  });
  first.close();
  second.close();
});

test('a player who goes away is seen as away, both in messages and in responses', async () => {
  const gameId = await activeGame(app, ann, ben);
  const first = await connect(app, ann);
  await first.heard('STATE_SYNC');
  const second = await connect(app, ben);
  await first.heard('PLAYER_RETURNED');
  await app.call(CALLS.updatePresence, { player: ben, body: { status: 'away' } });
  expect(await first.heard('PRESENCE_UPDATE', ({ status }) => status === 'away')).toMatchObject({
    gameId,
    version: 1,
  });
  await eventually('ben is away', async () => (await readGame(app, ann, gameId)).player2Status === 'Away');
  await app.call(CALLS.setPresence, { player: ben, body: { gameId, isActive: true } });
  await eventually(
    'ben is back',
    async () => (await readGame(app, ann, gameId)).player2Status === 'Available',
  );
  expect(second.messages.some(({ type, status }) => type === 'PRESENCE_UPDATE' && status === 'away')).toBe(
    false,
  );
  first.close();
  second.close();
});

test('a server that stops announces it and closes every connection', async () => {
  const stopping = await startApp();
  const [socket, stream] = [await connect(stopping, ann), await openStream(stopping, ben)];
  const disconnected = new Promise((resolve) => socket.socket.once('disconnect', resolve));
  await stopping.close();
  await Promise.all([disconnected, stream.ended]);
  for (const { messages } of [socket, stream]) {
    const last = messages.at(-1);
    expect(last).toMatchObject({ type: 'SERVER_RESTART', reason: expect.any(String) as string });
    expect(last?.retryInMs).toBeGreaterThan(0);
  }
});

test('a player who left just before their instance was gone is reported away by another', async () => {
  const gameId = await activeGame(app, ann, ben);
  const left = await connect(app, ben);
  expect((await left.send('update_status', { gameId, status: 'active' })).success).toBe(true);
  left.close();
  const other = await startApp({ databaseUrl: app.databaseUrl });
  const there = await connect(other, ann);
  expect((await there.send('update_status', { gameId, status: 'active' })).success).toBe(true);
  other.clock.time += LIMITS.AWAY_AFTER_MS + 2000;
  expect(await there.heard('PRESENCE_UPDATE')).toMatchObject({ gameId, status: 'away' });
  await eventually('ben is away', async () => (await readGame(other, ann, gameId)).player2Status === 'Away');
  there.close();
  await other.close();
});
