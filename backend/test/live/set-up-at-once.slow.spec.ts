import { CALLS } from '@tessera/contracts/calls';
import type { Envelope } from '@tessera/contracts/live';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { emptyTables } from '../support/empty-tables.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';
import { byRest, waitingGame } from '../support/games.js';
import { connect, type Acknowledgement, type TestSocket } from '../support/live.js';
import { emptyRedis } from '../support/redis.js';

/** Two instances. */
let apps: TestApp[];
let app: TestApp;
beforeAll(async () => {
  const env = { REDIS_URL: await emptyRedis() };
  const one = await startApp({ env });
  apps = [one, await startApp({ env, databaseUrl: one.databaseUrl })];
  app = one;
});
afterAll(async () => {
  for (const each of apps.toReversed()) await each.close();
});

const at = (i: number): TestApp => apps[i % apps.length] ?? app;

interface StoredGame {
  gameId: string;
  player1UUID: string;
  player2UUID: string | null;
  status: string;
  events: string[] | null;
}
const storedGames = (): Promise<StoredGame[]> =>
  app.sql(`
    SELECT "gameId", "player1UUID", "player2UUID", status,
      (SELECT array_agg("eventType" ORDER BY index) FROM game_events
        WHERE game_events."gameId" = games."gameId") AS events
    FROM games ORDER BY id`);

const playersOf = async (): Promise<string[]> =>
  (await app.sql<{ playerUUID: string }>('SELECT "playerUUID" FROM players')).map(
    ({ playerUUID }) => playerUUID,
  );

/** What may be sent beside the events of a game. */
const BESIDE: Envelope['type'][] = ['HEARTBEAT', 'STATE_SYNC', 'PRESENCE_UPDATE', 'PLAYER_RETURNED'];

beforeEach(() => emptyTables(app, 'games', 'game_codes', 'game_events', 'players'));

test('many live games are created and joined at once on two instances, and both players of each get the same messages', async () => {
  const indexes = Array.from({ length: 25 }, (_, i) => i);
  const sockets: TestSocket[] = [];
  const gameIds = await Promise.all(
    indexes.map(async (i) => {
      const [one, two] = await Promise.all([connect(at(i), aPlayer()), connect(at(i >> 1), aPlayer())]);
      sockets.push(one, two);
      const { gameId = '' } = await one.send('create_game', {});
      const joined = await two.send('join_game', { gameId });
      expect(joined).toMatchObject({ success: true, playerId: 2, game: { version: 1, status: 'active' } });
      for (const socket of [one, two]) {
        const hasState = () =>
          socket.messages.some(({ type, game }) => type === 'STATE_SYNC' && game?.status === 'active');
        const hears = (wanted: Envelope['type']) => socket.messages.some(({ type }) => type === wanted);
        await eventually(
          'a player knows that the game has started',
          () => hears('GAME_STARTED') || hasState(),
        );
        // A connection that was still being brought up to date also gets the game's state, or gets it instead. And the
        // opponent's may still be noted when the game begins, which tells that they are there.
        const messages = socket.messages.filter(({ type }) => !BESIDE.includes(type));
        const expected = [
          ['CONNECTION_ESTABLISHED', undefined],
          ['GAME_JOINED', gameId],
          ['GAME_STARTED', gameId],
        ] as const;
        expect(messages.map(({ type, gameId: of }) => [type, of])).toEqual(
          hasState() ? expected.filter(([type]) => hears(type)) : expected,
        );
      }
      return gameId;
    }),
  );
  for (const socket of sockets) socket.close();
  expect(new Set(gameIds).size).toBe(indexes.length);
  const games = await storedGames();
  expect(games.map(({ gameId }) => gameId).toSorted()).toEqual(gameIds.toSorted());
  for (const { events } of games) expect(events).toEqual(['GAME_JOINED', 'GAME_STARTED']);
});

/** A player creates a game, with a request ID or without, or joins one of those that are already waiting. */
const anAction = fc.record({
  player: fc.nat(4),
  instance: fc.nat(1),
  requestId: fc.constantFrom(undefined, 'one', 'two'),
  joins: fc.option(fc.nat(2), { nil: undefined, freq: 3 }),
});

test('whatever happens at once on two instances, each seat and each request ID counts once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anAction, { minLength: 8, maxLength: 40 }), async (actions) => {
      await emptyTables(app, 'games', 'game_codes', 'game_events', 'players');
      const hosts = [aPlayer(), aPlayer(), aPlayer()];
      const waiting = await Promise.all(hosts.map((host) => waitingGame(app, host)));
      // The last player has been there before.
      const players = [aPlayer(), aPlayer(), aPlayer(), hosts[0] ?? ''];
      const playerOf = (index: number) => players[index % players.length] ?? '';
      const answers = await Promise.all(
        actions.map(async ({ player, instance, requestId, joins }) => {
          const send = byRest(at(instance), playerOf(player));
          if (joins !== undefined) return send('join_game', { gameId: waiting[joins] });
          const input = { player: playerOf(player), body: { requestId } };
          return (await at(instance).call(CALLS.createGame, input)).body as Acknowledgement;
        }),
      );
      const games = await storedGames();
      const requests = new Map<string, string>();
      const created = new Set(waiting);
      actions.forEach(({ player, requestId, joins }, i) => {
        const { success, gameId = '', playerId, code } = answers[i] ?? { success: false };
        if (joins === undefined) {
          expect([success, playerId]).toEqual([true, 1]);
          const request = `${playerOf(player)} ${requestId ?? `none ${i}`}`;
          expect(requests.get(request) ?? gameId).toBe(gameId);
          requests.set(request, gameId);
          created.add(gameId);
          return;
        }
        const game = games.find((each) => each.gameId === waiting[joins]);
        const seats = [game?.player1UUID, game?.player2UUID];
        const seat = seats.indexOf(playerOf(player)) + 1;
        expect(seat === 0 ? code : playerId).toBe(seat === 0 ? 'GAME_FULL' : seat);
      });
      expect(requests.size + hosts.length).toBe(created.size);
      expect(games.map(({ gameId }) => gameId).toSorted()).toEqual([...created].toSorted());
      for (const { status, player2UUID, events } of games) {
        expect(status).toBe(player2UUID === null ? 'waiting' : 'active');
        expect(events).toEqual(player2UUID === null ? null : ['GAME_JOINED']);
      }
      const seated = games.flatMap(({ player1UUID, player2UUID }) => [
        player1UUID,
        player2UUID ?? player1UUID,
      ]);
      expect((await playersOf()).toSorted()).toEqual([...new Set(seated)].toSorted());
      const codes = await app.sql<{ code: string }>('SELECT code FROM game_codes');
      // A request that loses a race to its repetition may leave a code without a game.
      expect(codes.map(({ code }) => code)).toEqual(expect.arrayContaining([...created]));
    }),
    { numRuns: 25 },
  );
});

test("nobody waits for a player or a game that somebody else's transaction has locked", async () => {
  const [ann, ben, cem, dan] = [aPlayer(), aPlayer(), aPlayer(), aPlayer()];
  const [first, second, third] = [
    await waitingGame(app, ann),
    await waitingGame(app, ann),
    await waitingGame(app, ben),
  ];
  await app.sql('BEGIN');
  await app.sql('SELECT 1 FROM players WHERE "playerUUID" = $1 FOR UPDATE', [ben]);
  await app.sql('SELECT 1 FROM games WHERE "gameId" = $1 FOR UPDATE', [first]);
  const held = [
    app.call(CALLS.createGame, { player: ben, body: {} }),
    app.call(CALLS.joinGame, { player: cem, params: { gameId: first }, body: { clientId: 'c' } }),
    app.call(CALLS.joinGame, { player: ben, params: { gameId: second }, body: { clientId: 'c' } }),
    app.call(CALLS.updateStatus, { player: ann, params: { gameId: first }, body: { status: 'away' } }),
  ];
  await eventually('they wait', async () => (await countLockWaits(app)) === held.length);
  const others = await Promise.all([
    app.call(CALLS.createGame, { player: cem, body: {} }),
    app.call(CALLS.joinGame, { player: dan, params: { gameId: third }, body: { clientId: 'c' } }),
    app.call(CALLS.updateStatus, { player: ann, params: { gameId: second }, body: { status: 'away' } }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([201, 200, 200]);
  const dansSocket = await connect(app, dan);
  await dansSocket.heard('STATE_SYNC');
  dansSocket.close();
  await app.sql('COMMIT');
  expect((await Promise.all(held)).map(({ status }) => status)).toEqual([201, 200, 200, 200]);
  const statuses = await app.sql(
    `SELECT DISTINCT "player1Status" AS status FROM games WHERE "gameId" = ANY($1)`,
    [[first, second]],
  );
  expect(statuses).toEqual([{ status: 'Away' }]);
});

test.each([
  ['into an account', 'SESSION_INVALID', true],
  ['on another device', 'UNAVAILABLE', false],
])("a player who is being merged %s can't create or join a game", async (_where, code, hasAccount) => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const [gameId] = [await waitingGame(app, ann), await waitingGame(app, ben)];
  const other = new Browser(app);
  if (hasAccount) await other.register();
  else await waitingGame(app, other.player);
  const before = await storedGames();
  const socket = await connect(app, ben);
  await app.sql('BEGIN');
  await app.sql('UPDATE players SET "adoptedBy" = $2 WHERE "playerUUID" = $1', [ben, other.player]);
  const attempts = [socket.send('create_game', {}), socket.send('join_game', { gameId })];
  await eventually('both wait', async () => (await countLockWaits(app)) === attempts.length);
  await app.sql('COMMIT');
  expect((await Promise.all(attempts)).map((answer) => answer.code)).toEqual([code, code]);
  expect(await storedGames()).toEqual(before);
  socket.close();
});

test('a player who connects many times at once is seen by each opponent as having returned', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const games = await Promise.all([waitingGame(app, ann), waitingGame(app, ann)]);
  const socket = await connect(apps[0] ?? app, ben);
  for (const gameId of games) await socket.send('join_game', { gameId });
  const others = await Promise.all([0, 1, 0, 1].map((i) => connect(at(i), ann)));
  for (const gameId of games) {
    for (const other of others) await other.heard('STATE_SYNC', (message) => message.gameId === gameId);
    await socket.heard('GAME_STARTED', (message) => message.gameId === gameId);
    await socket.heard('PRESENCE_UPDATE', (message) => message.gameId === gameId);
    await socket.heard('PLAYER_RETURNED', (message) => message.gameId === gameId);
  }
  const { length } = socket.messages.filter(({ type }) => type === 'PRESENCE_UPDATE');
  expect(length).toBe(games.length);
  for (const each of [socket, ...others]) each.close();
});
