import { CALLS } from '@tessera/contracts/calls';
import { GameCache } from '../../src/game/store/game-cache.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { activeGame, byRest, playRounds, readGame, waitingGame } from '../support/games.js';
import { connect, dial, openStream, rejectionOf } from '../support/live.js';
import { emptyRedis } from '../support/redis.js';
import { startRedisServer } from '../support/redis-server.mjs';

let app: TestApp & { databaseUrl: string };
let other: TestApp;
let redis: string;
beforeAll(async () => {
  redis = await emptyRedis();
  app = await startApp({ env: { REDIS_URL: redis } });
  other = await startApp({ env: { REDIS_URL: redis }, databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

const ELSEWHERE = 'You are logged in elsewhere so have been logged out of this session';

const socketOf = (browser: Browser) => connect(browser.app, browser.player, { headers: browser.headers });
const streamOf = (browser: Browser) => openStream(browser.app, browser.player, { headers: browser.headers });
const closed = ({ socket }: Awaited<ReturnType<typeof connect>>) =>
  new Promise<void>((resolve) => {
    if (socket.disconnected) resolve();
    else socket.once('disconnect', () => resolve());
  });

test('a login elsewhere is announced to the sockets and streams of the previous session, on all instances', async () => {
  const [phone, desk] = [new Browser(app), new Browser(other)];
  const credentials = await phone.register();
  const atOther = new Browser(other, phone.player);
  atOther.cookie = phone.cookie;
  const [socket, stream, there] = [await socketOf(phone), await streamOf(phone), await socketOf(atOther)];
  await desk.login(credentials);
  for (const listener of [socket, stream, there]) {
    expect((await listener.heard('FORCE_LOGOUT')).reason).toBe(ELSEWHERE);
  }
  await Promise.all([closed(socket), closed(there), stream.ended]);
  const own = await socketOf(desk);
  expect((await own.send('create_game', {})).success).toBe(true);
  own.close();
});

test('a browser that logs out gets no such message, but its connections are closed', async () => {
  const browser = new Browser(app);
  await browser.register();
  const socket = await socketOf(browser);
  await browser.logout();
  await closed(socket);
  expect(socket.messages.map(({ type }) => type)).not.toContain('FORCE_LOGOUT');
});

test('linking a player to an account closes its connections without a session', async () => {
  const browser = new Browser(app);
  const [socket, stream] = [await socketOf(browser), await streamOf(browser)];
  await browser.register();
  await Promise.all([closed(socket), stream.ended]);
  const again = await socketOf(browser);
  again.close();
});

test('linking a player to an account closes streams that others opened for it in sessions of theirs', async () => {
  const [stranger, guest] = [new Browser(app), new Browser(app)];
  await stranger.register();
  const posing = new Browser(app, guest.player);
  posing.cookie = stranger.cookie;
  const stream = await streamOf(posing);
  await guest.register();
  await stream.ended;
});

test('a player of an account can connect only in a session of it, with any of its merged players', async () => {
  const [phone, desk, stranger] = [new Browser(app), new Browser(app), new Browser(app)];
  const credentials = await phone.register();
  await stranger.register();
  const anonymous = desk.player;
  await desk.login(credentials);
  for (const headers of [{}, phone.headers, stranger.headers] as Record<string, string>[]) {
    for (const playerUUID of [desk.player, anonymous]) {
      const rejected = await rejectionOf(dial(app, { playerUUID, clientId: 'c' }, headers));
      expect(rejected.data).toMatchObject({ code: 'SESSION_INVALID', error: 'SESSION_INVALID' });
    }
  }
  const gameId = await waitingGame(desk.app, aPlayer());
  const socket = await connect(app, anonymous, { headers: desk.headers });
  const answer = await socket.send('join_game', { gameId, playerUUID: anonymous });
  expect([answer.success, answer.game?.player2UUID ?? answer.game?.player1UUID]).toEqual([true, desk.player]);
  socket.close();
});

test('a lost message is made up for by the sweep', async () => {
  const browser = new Browser(app);
  const { email } = await browser.register();
  const socket = await socketOf(browser);
  const guest = await connect(app, aPlayer());
  await app.sql(
    `UPDATE user_sessions SET "isActive" = false, "endedBy" = 'login', "sessionId" = NULL
     WHERE "userId" = (SELECT id FROM users WHERE email = $1)`,
    [email],
  );
  expect((await socket.heard('FORCE_LOGOUT')).reason).toBe(ELSEWHERE);
  await closed(socket);
  expect(guest.socket.connected).toBe(true);
  guest.close();
});

test('while Redis is unavailable, a session ended elsewhere is rejected over REST at once, and soon live', async () => {
  const server = await startRedisServer();
  const env = { REDIS_URL: server.url };
  const [here, there] = [
    await startApp({ env, databaseUrl: app.databaseUrl }),
    await startApp({ env, databaseUrl: app.databaseUrl }),
  ];
  const [phone, desk] = [new Browser(here), new Browser(there)];
  const credentials = await phone.register();
  const socket = await socketOf(phone);
  await server.kill();
  await desk.login(credentials);
  expect((await phone.call(CALLS.playerStats)).body.code).toBe('SESSION_INVALID');
  expect((await socket.heard('FORCE_LOGOUT')).reason).toBe(ELSEWHERE);
  await there.close();
  await here.close();
});

test('a live game continues in the account to which its player is linked, and the opponent sees nobody leave', async () => {
  const [ann, desk] = [new Browser(app), new Browser(app)];
  const credentials = await ann.register();
  const ben = aPlayer();
  const gameId = await activeGame(app, desk.player, ben);
  const guest = byRest(app, desk.player);
  const opponent = byRest(app, ben);
  await playRounds({ 1: guest, 2: opponent }, gameId, 1, 3);
  const listener = await connect(app, ben);
  await desk.login(credentials);
  await playRounds({ 1: byRest(desk, desk.player), 2: opponent }, gameId, 4, 16);
  await listener.heard('GAME_COMPLETE');
  const game = await readGame(desk, desk.player, gameId);
  expect([game.status, game.player1UUID]).toEqual(['completed', desk.player]);
  listener.close();
});

test("a move by an opponent whose instance doesn't know the new seat owner still reaches that player", async () => {
  const desk = new Browser(app);
  const credentials = await new Browser(app).register();
  const ben = aPlayer();
  const gameId = await activeGame(app, desk.player, ben);
  const opponent = byRest(app, ben);
  await playRounds({ 1: byRest(app, desk.player), 2: opponent }, gameId, 1, 1);
  const lost = jest.spyOn(GameCache.prototype, 'evict').mockImplementation(() => undefined);
  await desk.login(credentials);
  const socket = await socketOf(desk);
  const { version = 0 } = await socket.heard('STATE_SYNC');
  expect((await opponent('submit_letter', { gameId, letter: 'R' })).success).toBe(true);
  lost.mockRestore();
  const { game } = await socket.heard('STATE_SYNC', (sync) => sync.version === version + 1);
  expect(game?.currentLetter).toBe('R');
  socket.close();
});

test('a login ends a running game between the two merged players, and keeps a finished one', async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  const credentials = await phone.register();
  const own = byRest(phone, phone.player);
  const guest = byRest(app, desk.player);
  const senders = { 1: own, 2: guest };
  const [finished, running] = [
    await activeGame(phone, phone.player, desk.player),
    await activeGame(phone, phone.player, desk.player),
  ];
  await playRounds(senders, finished);
  await playRounds(senders, running, 1, 2);
  const waiting = await waitingGame(app, desk.player);
  await desk.login(credentials);
  const status = async (gameId: string) =>
    (await desk.call(CALLS.getGame, { params: { gameId } })).body.game?.status as unknown;
  expect([await status(finished), await status(running), await status(waiting)]).toEqual([
    'completed',
    undefined,
    'waiting',
  ]);
  expect(await app.sql('SELECT 1 FROM game_events WHERE "gameId" = $1', [running])).toEqual([]);
});
