import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import {
  activeGame,
  byRest,
  choose,
  LETTERS,
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
test('anyone with the code can see a waiting game, but only its players a running one', async () => {
  const gameId = await waitingGame(app, ann);
  const waiting = await app.call(CALLS.getGame, { player: ben, params: { gameId } });
  expect(waiting.body.playerInfo).toBeNull();
  expect(waiting.body.game.player1UUID).not.toBe(ann);
  expect((await app.call(CALLS.getGame, { params: { gameId } })).status).toBe(200);
  await senders[2]('join_game', { gameId });
  expect((await app.call(CALLS.getGame, { player: ben, params: { gameId } })).body.playerInfo).toEqual({
    playerId: 2,
    isYourTurn: false,
  });
  for (const stranger of [aPlayer(), undefined]) {
    const { status, body } = await app.call(CALLS.getGame, { player: stranger, params: { gameId } });
    expect([status, body.code]).toEqual([403, 'NOT_A_PLAYER']);
  }
});

test('hiding a game that no one joined deletes it, and its code is never reused', async () => {
  const gameId = await waitingGame(app, ann);
  const hide = (player: string) =>
    app.call(CALLS.hideGame, { player, params: { gameId, playerUUID: player } });
  expect((await hide(ben)).status).toBe(403);
  expect((await hide(ann)).status).toBe(200);
  expect((await hide(ann)).status).toBe(404);
  expect(await app.sql('SELECT * FROM games WHERE "gameId" = $1', [gameId])).toEqual([]);
  expect(await app.sql('SELECT * FROM game_codes WHERE code = $1', [gameId])).toHaveLength(1);
});

test('when a player leaves, the opponent is notified, and the player can return by joining', async () => {
  const gameId = await activeGame(app, ann, ben);
  await choose(senders, gameId, 1);
  const listener = await connect(app, ben);
  await listener.heard('STATE_SYNC');
  const list = async () =>
    (await app.call(CALLS.activeGames, { player: ann, params: { playerUUID: ann } })).body.games
      .length as number;
  await app.call(CALLS.hideGame, { player: ann, params: { gameId, playerUUID: ann } });
  expect(await listener.heard('STATUS_UPDATED')).toEqual({
    type: 'STATUS_UPDATED',
    gameId,
    version: 2,
    status: 'away',
    reason: 'left',
  });
  expect(await list()).toBe(0);
  expect((await readGame(app, ben, gameId)).player1Status).toBe('Away');
  expect(await senders[1]('join_game', { gameId })).toMatchObject({ playerId: 1, game: { version: 2 } });
  expect(await list()).toBe(1);
  expect((await readGame(app, ben, gameId)).letters).toEqual(LETTERS.slice(0, 1));
  listener.close();
});

test("a late status doesn't replace a newer one", async () => {
  const gameId = await activeGame(app, ann, ben);
  await senders[1]('update_status', { gameId, status: 'away' });
  await app.sql(`UPDATE games SET "player1LastSeen" = now() + interval '1 minute' WHERE "gameId" = $1`, [
    gameId,
  ]);
  await senders[1]('update_status', { gameId, status: 'Available' });
  expect((await readGame(app, ben, gameId)).player1Status).toBe('Away');
});

test('a status is stored with the game and sent only to the other player', async () => {
  const gameId = await activeGame(app, ann, ben);
  const [first, second] = [await connect(app, ann), await connect(app, ben)];
  expect(await first.send('update_status', { gameId, status: 'away' })).toEqual({
    success: true,
    gameId,
    status: 'away',
  });
  expect(await second.heard('STATUS_UPDATED')).toMatchObject({ gameId, status: 'away', version: 1 });
  expect((await readGame(app, ben, gameId)).player1Status).toBe('Away');
  expect(await senders[1]('update_status', { gameId, status: 'Available' })).toMatchObject({
    status: 'active',
  });
  await second.heard('STATUS_UPDATED', ({ status }) => status === 'active');
  expect(first.messages.some(({ type }) => type === 'STATUS_UPDATED')).toBe(false);
  first.close();
  second.close();
});
