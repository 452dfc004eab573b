import { CALLS, COMMANDS } from '@tessera/contracts/calls';
import { type Call, ERRORS, type ErrorCode } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
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
import { connect } from '../support/live.js';

let app: TestApp;
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

/**
 * Everything that is stored about a game, except whether its players are or were connected, which a socket
 * changes.
 */
const stored = async (gameId: string) =>
  JSON.stringify([
    await app.sql(
      `SELECT to_jsonb(games)
         - ARRAY['player1LastSeen', 'player2LastSeen', 'player1Connected', 'player2Connected']
       FROM games WHERE "gameId" = $1`,
      [gameId],
    ),
    await app.sql(
      `SELECT * FROM game_events WHERE "gameId" = $1 AND "eventType" <> 'GAME_STARTED' ORDER BY version, index`,
      [gameId],
    ),
  ]);

/**
 * Expects both transports to reject the command with this code, REST with its status, the socket also with a
 * message, and nothing to change.
 */
async function expectRejected(
  code: ErrorCode,
  command: 'join_game' | 'submit_letter' | 'submit_placement' | 'update_status' | 'rematch' | 'refresh_game',
  player: string,
  gameId: string,
  body: Record<string, unknown> = {},
  message = 'ERROR',
): Promise<void> {
  const before = await stored(gameId);
  const { call } = COMMANDS[command];
  const answer = await app.call(call, {
    player,
    params: { gameId },
    ...(call.method === 'POST' ? { body: { clientId: 'c', ...body } } : {}),
  });
  expect([answer.status, answer.body.code]).toEqual([ERRORS[code].status, code]);
  const socket = await connect(app, player);
  expect(await socket.send(command, { gameId, ...body })).toMatchObject({ success: false, code });
  const told = await socket.heard(message as 'ERROR');
  expect(told).toMatchObject({ gameId, code });
  socket.close();
  expect(await stored(gameId)).toBe(before);
}

test('rejects an unknown game', async () => {
  await expectRejected('GAME_NOT_FOUND', 'join_game', ann, 'ZZZZZ', {}, 'GAME_NOT_FOUND');
  await expectRejected('GAME_NOT_FOUND', 'submit_letter', ann, 'ZZZZZ', { letter: 'A' }, 'GAME_NOT_FOUND');
  await expectRejected('GAME_NOT_FOUND', 'refresh_game', ann, 'ZZZZZ', {}, 'GAME_NOT_FOUND');
  await expectRejected('GAME_NOT_FOUND', 'rematch', ann, 'ZZZZZ', {}, 'GAME_NOT_FOUND');
});

test('rejects a third player', async () => {
  const gameId = await activeGame(app, ann, ben);
  await expectRejected('GAME_FULL', 'join_game', aPlayer(), gameId, {}, 'GAME_FULL');
  await expectRejected('GAME_FULL', 'join_game', aPlayer(), gameId, { requestedPlayerId: 1 }, 'GAME_FULL');
  await expectRejected('NOT_A_PLAYER', 'submit_letter', aPlayer(), gameId, { letter: 'A' });
  await expectRejected(
    'NOT_A_PLAYER',
    'submit_placement',
    aPlayer(),
    gameId,
    { cellIndex: 0 },
    'PLACEMENT_ERROR',
  );
  await expectRejected('NOT_A_PLAYER', 'update_status', aPlayer(), gameId, { status: 'away' });
  await expectRejected('NOT_A_PLAYER', 'refresh_game', aPlayer(), gameId);
  await expectRejected('NOT_A_PLAYER', 'rematch', aPlayer(), gameId);
});

test('rejects moves before the game has started, and a rematch before it has ended', async () => {
  const gameId = await waitingGame(app, ann);
  await expectRejected('NOT_STARTED', 'submit_letter', ann, gameId, { letter: 'A' });
  await expectRejected('NOT_STARTED', 'submit_placement', ann, gameId, { cellIndex: 0 }, 'PLACEMENT_ERROR');
  await expectRejected('GAME_NOT_COMPLETED', 'rematch', ann, gameId);
});

test('rejects a rematch with a player who is gone, also with oneself on another device', async () => {
  const [guest, account] = [new Browser(app), new Browser(app)];
  const credentials = await account.register();
  senders = { 1: byRest(app, ann), 2: byRest(account, account.player) };
  const withAnn = await activeGame(account, ann, account.player);
  await playRounds(senders, withAnn);
  senders = { 1: byRest(guest, guest.player), 2: byRest(account, account.player) };
  const withGuest = await activeGame(account, guest.player, account.player);
  await playRounds(senders, withGuest);
  const rematch = (browser: Browser, gameId: string) => browser.call(CALLS.rematch, { params: { gameId } });

  await guest.login(credentials);
  expect((await rematch(guest, withGuest)).body.code).toBe('OPPONENT_GONE');
  await guest.call(CALLS.deleteAccount, { body: { password: credentials.password } });
  await expectRejected('OPPONENT_GONE', 'rematch', ann, withAnn);
});

test('rejects moves in the wrong turn, phase or round', async () => {
  const gameId = await activeGame(app, ann, ben);
  await expectRejected('NOT_YOUR_TURN', 'submit_letter', ben, gameId, { letter: 'A' });
  await expectRejected('NO_LETTER', 'submit_placement', ben, gameId, { cellIndex: 0 }, 'PLACEMENT_ERROR');
  await expectRejected('WRONG_ROUND', 'submit_letter', ann, gameId, { letter: 'A', round: 3 });
  await choose(senders, gameId, 1);
  await expectRejected('LETTER_ALREADY_CHOSEN', 'submit_letter', ann, gameId, { letter: 'Z' });
  await place(senders, gameId, 1, 1);
  await expectRejected(
    'ALREADY_PLACED',
    'submit_placement',
    ann,
    gameId,
    { cellIndex: 9 },
    'PLACEMENT_ERROR',
  );
  await expectRejected(
    'NOT_YOUR_SLOT',
    'submit_placement',
    ben,
    gameId,
    { cellIndex: 9, playerId: 1 },
    'PLACEMENT_ERROR',
  );
  await place(senders, gameId, 1, 2);
  await choose(senders, gameId, 2);
  await expectRejected('CELL_OCCUPIED', 'submit_placement', ann, gameId, { cellIndex: 0 }, 'PLACEMENT_ERROR');
});

test('rejects moves after the end', async () => {
  const gameId = await activeGame(app, ann, ben);
  await playRounds(senders, gameId);
  await expectRejected('LETTER_ALREADY_CHOSEN', 'submit_letter', ben, gameId, { letter: 'A' });
  await expectRejected(
    'ALREADY_PLACED',
    'submit_placement',
    ann,
    gameId,
    { cellIndex: 3 },
    'PLACEMENT_ERROR',
  );
});

const BAD_LETTER = 'A letter must be a single A-Z letter';
const BAD_CELL = 'Invalid cell index';

test.each([
  ['submit_letter', { letter: 'a' }, 'letter', BAD_LETTER],
  ['submit_letter', { letter: 'AB' }, 'letter', BAD_LETTER],
  ['submit_letter', {}, 'letter', BAD_LETTER],
  ['submit_letter', { letter: 'A', round: 17 }, 'round', 'A round must be a number from 1 to 16'],
  ['submit_placement', { cellIndex: 16 }, 'cellIndex', BAD_CELL],
  ['submit_placement', { cellIndex: -1 }, 'cellIndex', BAD_CELL],
  ['submit_placement', { cellIndex: '3' }, 'cellIndex', BAD_CELL],
  ['submit_placement', { cellIndex: 1.5 }, 'cellIndex', BAD_CELL],
  ['submit_placement', { cellIndex: 1, playerId: 3 }, 'playerId', 'A player must be 1 or 2'],
  ['join_game', { clientId: 'c', requestedPlayerId: 0 }, 'requestedPlayerId', 'A player must be 1 or 2'],
  ['update_status', { status: 'gone' }, 'status', 'A status must be active or away'],
] as const)('%s with %p names the invalid field', async (command, body, field, sentence) => {
  const gameId = await activeGame(app, ann, ben);
  const before = await stored(gameId);
  const answer = await app.call(COMMANDS[command].call, { player: ann, params: { gameId }, body });
  expect([answer.status, answer.body.code, answer.body.field]).toEqual([400, 'BAD_INPUT', field]);
  expect([answer.body.error, answer.body.message]).toEqual([sentence, sentence]);
  const socket = await connect(app, ann);
  expect(await socket.send(command, { gameId, ...body })).toMatchObject({
    code: 'BAD_INPUT',
    error: answer.body.error as string,
    field,
  });
  socket.close();
  expect(await stored(gameId)).toBe(before);
});

test('joining requires a client ID, which a socket sends when it connects', async () => {
  const gameId = await waitingGame(app, ann);
  for (const body of [{}, { clientId: '' }, { clientId: 7 }]) {
    const rejected = await app.call(CALLS.joinGame, { player: ben, params: { gameId }, body });
    expect([rejected.status, rejected.body.code, rejected.body.field]).toEqual([
      400,
      'BAD_INPUT',
      'clientId',
    ]);
    expect(rejected.body.error).toContain('A client ID is required to join');
  }
  expect((await readGame(app, ann, gameId)).status).toBe('waiting');
  const socket = await connect(app, ben);
  expect(await socket.send('join_game', { gameId })).toMatchObject({ success: true, playerId: 2 });
  socket.close();
});

test('an impossible code is rejected, naming the field', async () => {
  const { status, body } = await app.call(CALLS.getGame, { player: ann, params: { gameId: 'AB-12' } });
  expect([status, body.field]).toEqual([400, 'gameId']);
});

test("only a seat's owner can reset it", async () => {
  const gameId = await activeGame(app, ann, ben);
  const reset = (player: string, playerId: string) =>
    app.call(CALLS.resetPlayer, { player, params: { gameId, playerId } });
  const own = await reset(ben, '2');
  expect([own.status, own.body.playerId, own.body.game.player2UUID]).toEqual([200, 2, ben]);
  expect([(await reset(ben, '1')).status, (await reset(aPlayer(), '1')).status]).toEqual([403, 403]);
  const third = await reset(ben, '3');
  expect([third.status, third.body.field]).toEqual([400, 'playerId']);
});

test.each([
  ['the body', CALLS.joinGame, (other: string) => ({ body: { clientId: 'c', playerUUID: other } })],
  ['the query', CALLS.getGame, (other: string) => ({ query: { playerUUID: other } })],
  ['the path of the list', CALLS.activeGames, (other: string) => ({ params: { playerUUID: other } })],
  ['the path of the removal', CALLS.hideGame, (other: string) => ({ params: { playerUUID: other } })],
] as const)('%s must not name another player than the header', async (_, call: Call, input) => {
  const gameId = await waitingGame(app, ann);
  const { params, ...rest } = { params: {}, ...input(ben) };
  const { status, body } = await app.call(call, { player: ann, params: { gameId, ...params }, ...rest });
  expect([status, body.code]).toEqual([403, 'PLAYER_MISMATCH']);
});

test("a command must not name another player than the socket's", async () => {
  const gameId = await waitingGame(app, ann);
  const socket = await connect(app, ben);
  expect(await socket.send('join_game', { gameId, playerUUID: ann })).toMatchObject({
    code: 'PLAYER_MISMATCH',
  });
  expect(await socket.send('join_game', { gameId, playerUUID: ben })).toMatchObject({ success: true });
  socket.close();
});

test('the player can be named by the path alone', async () => {
  const gameId = await waitingGame(app, ann);
  const { body } = await app.call(CALLS.activeGames, { params: { playerUUID: ann } });
  expect(body.games[0].gameId).toBe(gameId);
});
