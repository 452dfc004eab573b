import { CALLS } from '@tessera/contracts/calls';
import { cellsOf } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import {
  activeGame,
  byRest,
  bySocket,
  CELLS,
  LETTERS,
  playRounds,
  readGame,
  waitingGame,
} from '../support/games.js';
import { takeName } from '../support/groups.js';
import { connect, openStream } from '../support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const EMPTY_ROWS = Array.from({ length: 4 }, () => [null, null, null, null]);

async function expectFinished(gameId: string, player1: string, player2: string): Promise<void> {
  const games = await Promise.all([player1, player2].map((player) => readGame(app, player, gameId)));
  for (const game of games) {
    expect(game).toMatchObject({ status: 'completed', currentRound: 16, version: 47, currentLetter: null });
    expect(game.letters).toEqual(LETTERS);
    expect(game.player1Grid.flat().join('')).toBe(LETTERS.join(''));
    expect(game.player2Grid.flat().join('')).toBe(LETTERS.toReversed().join(''));
    expect(game.player1Cells).toEqual(CELLS[1]);
    expect(game.player1Score).toBe(game.player1Words.reduce((sum, { score }) => sum + score, 0));
    expect(game.player1Score).toBeGreaterThan(0);
    for (const word of game.player1Words) {
      expect(
        cellsOf(word)
          .map((cell) => LETTERS[cell])
          .join(''),
      ).toBe(word.word);
    }
  }
}

test('two players play a whole game over REST', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const created = await app.call(CALLS.createGame, {
    player: ann,
    body: { clientId: 'c', previousConnectionId: 'p' },
  });
  expect([created.status, created.body.playerId, created.body.version]).toEqual([201, 1, 0]);
  const { gameId } = created.body;
  expect(gameId).toMatch(/^[A-Z0-9]{5}$/);
  expect(await readGame(app, ann, gameId)).toMatchObject({
    status: 'waiting',
    player1UUID: ann,
    player2UUID: null,
  });
  const joined = await app.call(CALLS.joinGame, {
    player: ben,
    params: { gameId: gameId.toLowerCase() },
    body: { clientId: 'd' },
  });
  expect(joined.body).toMatchObject({ playerId: 2, playerInfo: { playerId: 2, isYourTurn: false } });
  expect(joined.body.game).toMatchObject({ status: 'active', version: 1, player2UUID: ben, currentTurn: 1 });

  const senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
  const [letter, first, second] = await playRounds(senders, gameId, 1, 1);
  expect(letter).toEqual({ success: true, letter: 'B', currentTurn: 1, version: 2 });
  expect([first, second]).toEqual([
    { success: true, version: 3 },
    { success: true, version: 4 },
  ]);
  expect(await readGame(app, ann, gameId)).toMatchObject({
    currentRound: 2,
    currentTurn: 2,
    currentLetter: null,
  });

  const answers = await playRounds(senders, gameId, 2);
  expect(answers.at(-1)).toEqual({ success: true, letter: 'X', currentTurn: 2, version: 47 });
  await expectFinished(gameId, ann, ben);
});

test('two players play a whole game over sockets, and receive every move once and in order', async () => {
  const [ann, ben] = [await connect(app, aPlayer()), await connect(app, aPlayer())];
  const gameId = (await ann.send('create_game', {})).gameId ?? '';
  const joined = await ben.send('join_game', { gameId });
  const [uuid1, uuid2] = [ann.socket.auth, ben.socket.auth].map(
    (auth) => (auth as { playerUUID: string }).playerUUID,
  );
  expect(joined).toMatchObject({ success: true, gameId, playerId: 2 });
  await playRounds({ 1: bySocket(ann), 2: bySocket(ben) }, gameId);
  for (const listener of [ann, ben]) {
    await listener.heard('GAME_COMPLETE');
    const ordered = listener.messages.filter(({ eventId }) => eventId !== undefined);
    const versions = ordered.map(({ version }) => version ?? -1);
    expect([...new Set(versions)]).toEqual(Array.from({ length: 47 }, (_, i) => i + 1));
    expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    expect(new Set(ordered.map(({ eventId }) => eventId)).size).toBe(ordered.length);
    expect(ordered.slice(0, 2).map(({ type }) => type)).toEqual(['GAME_JOINED', 'GAME_STARTED']);
    expect(ordered.filter(({ type }) => type === 'ROUND_COMPLETE')).toHaveLength(15);
    listener.close();
  }
  await expectFinished(gameId, uuid1 ?? '', uuid2 ?? '');
});

test('a player on a socket and a player on REST with the event stream play each other', async () => {
  const [uuid1, uuid2] = [aPlayer(), aPlayer()];
  const ann = await connect(app, uuid1);
  const ben = await openStream(app, uuid2);
  expect(ben.headers.get('content-type')).toContain('text/event-stream');
  expect(ben.headers.get('content-encoding')).toBeNull();
  const gameId = (await ann.send('create_game', {})).gameId ?? '';
  const senders = { 1: bySocket(ann), 2: byRest(app, uuid2) };
  await senders[2]('join_game', { gameId });
  await playRounds(senders, gameId);
  const last = await ben.heard('GAME_COMPLETE');
  expect(last.game).toMatchObject({ status: 'completed', version: 47, player2UUID: uuid2 });
  expect(ben.ids.at(-1)).toBe(`${gameId}:47:1`);
  await ann.heard('GAME_COMPLETE');
  await expectFinished(gameId, uuid1, uuid2);
  ann.close();
  ben.close();
});

test('the message about a move contains only what changed', async () => {
  const [uuid1, uuid2] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, uuid1, uuid2);
  const [ann, ben] = [await connect(app, uuid1), await connect(app, uuid2)];
  await Promise.all([ann.heard('GAME_STARTED'), ben.heard('GAME_STARTED')]);
  await playRounds({ 1: bySocket(ann), 2: bySocket(ben) }, gameId, 1, 1);
  await ben.heard('ROUND_COMPLETE');
  const changes = (listener: typeof ann) =>
    listener.messages
      .filter(({ change }) => change)
      .map(({ type, eventId, game, change }) => ({ type, eventId, game, change }));
  await ann.heard('ROUND_COMPLETE');
  const base = {
    round: 1,
    by: 1,
    letter: 'B',
    phase: 'placing',
    placed: { 1: false, 2: false },
    cellIndex: null,
  };
  expect(changes(ann)).toEqual([
    { type: 'LETTER_SELECTED', eventId: `${gameId}:2:0`, game: undefined, change: base },
    {
      type: 'PLAYER_PLACED_LETTER',
      eventId: `${gameId}:3:0`,
      game: undefined,
      change: { ...base, placed: { 1: true, 2: false }, cellIndex: 0 },
    },
    {
      type: 'PLAYER_PLACED_LETTER',
      eventId: `${gameId}:4:0`,
      game: undefined,
      change: { ...base, by: 2, placed: { 1: true, 2: true } },
    },
    {
      type: 'ROUND_COMPLETE',
      eventId: `${gameId}:4:1`,
      game: undefined,
      change: { ...base, round: 2, by: null, letter: null, phase: 'choosing' },
    },
  ]);
  expect(changes(ben).map(({ change }) => change?.cellIndex)).toEqual([null, null, 15, null]);
  ann.close();
  ben.close();
});

test("a player's list has the waiting and active games, newest first", async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const first = await activeGame(app, ann, ben);
  app.clock.moveTo('2026-11-20T12:05:00Z');
  const second = await waitingGame(app, ann);
  const { body } = await app.call(CALLS.activeGames, { player: ann, params: { playerUUID: ann } });
  expect(body.games.map(({ gameId }: { gameId: string }) => gameId)).toEqual([second, first]);
  expect(Object.keys(body.games[1] as object).sort()).toEqual(
    [
      'gameId',
      'createdAt',
      'playerPosition',
      'status',
      'currentRound',
      'currentTurn',
      'player1Name',
      'player2Name',
      'player1UUID',
      'player2UUID',
      'player1TesseraUserId',
      'player2TesseraUserId',
      'isYourTurn',
      'waitingSince',
      'nudgeFrom',
      'letGoFrom',
    ].sort(),
  );
  expect(body.games[1]).toMatchObject({
    playerPosition: 1,
    status: 'active',
    currentRound: 1,
    player1UUID: ann,
  });
  expect(body.games[1].player2UUID).not.toBe(ben);
});

test("joining one's own game keeps seat 1 of a waiting game", async () => {
  const ann = aPlayer();
  const gameId = await waitingGame(app, ann);
  const { body } = await app.call(CALLS.joinGame, {
    player: ann,
    params: { gameId },
    body: { clientId: 'c', requestedPlayerId: 2 },
  });
  expect([body.playerId, body.game.status, body.game.player2Grid]).toEqual([1, 'waiting', EMPTY_ROWS]);
});

test('a game created without a player belongs to the first two who join', async () => {
  const { body } = await app.call(CALLS.createGame);
  expect([body.playerId, body.version]).toEqual([null, 0]);
  const { gameId } = body;
  const [ann, ben] = [aPlayer(), aPlayer()];
  const join = async (player: string, requestedPlayerId?: number) =>
    (
      await app.call(CALLS.joinGame, {
        player,
        params: { gameId },
        body: { clientId: 'c', requestedPlayerId },
      })
    ).body;
  expect(await join(ben, 2)).toMatchObject({ playerId: 2, game: { status: 'waiting', version: 0 } });
  expect(await join(ann)).toMatchObject({ playerId: 1, game: { status: 'active', version: 1 } });
});

test("each player sees the opponent's current name in responses and events", async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  await takeName(ann, 'Ann');
  const gameId = await waitingGame(app, ann.player);
  const listener = await connect(app, ann.player);
  await takeName(ben, 'Ben');
  const joined = await ben.call(CALLS.joinGame, { params: { gameId }, body: { clientId: 'c' } });
  const names = { player1Name: 'Ann', player2Name: 'Ben' };
  expect((joined.body as { game: unknown }).game).toMatchObject(names);
  expect((await listener.heard('GAME_JOINED')).game).toMatchObject(names);
  await takeName(ben, 'Benno');
  expect(await readGame(app, ann.player, gameId)).toMatchObject({ ...names, player2Name: 'Benno' });
  listener.close();
});

test("an event is stored with the ID in its request's response", async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const { headers } = await app.call(CALLS.submitLetter, {
    player: ann,
    params: { gameId },
    body: { letter: 'A' },
  });
  const [event] = await app.sql<{ correlationId: string; playerId: number }>(
    'SELECT "correlationId", "playerId" FROM game_events WHERE "gameId" = $1 AND version = 2',
    [gameId],
  );
  expect(event).toEqual({ correlationId: headers['x-request-id'], playerId: 1 });
});

test('the derived columns of a stored game agree with the game', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  await playRounds({ 1: byRest(app, ann), 2: byRest(app, ben) }, gameId);
  const [row] = await app.sql<Record<string, unknown>>('SELECT * FROM games WHERE "gameId" = $1', [gameId]);
  const game = await readGame(app, ann, gameId);
  expect(row).toMatchObject({
    gameMode: 'multiplayer',
    status: 'completed',
    currentRound: 16,
    currentTurn: 2,
    player1Grid: LETTERS.join(''),
    player1Score: game.player1Score,
    player2Words: game.player2Words,
    identityVersion: '1.0',
    player1Submitted: true,
  });
  const events = await app.sql<{ n: number; ids: number; instances: number }>(
    `SELECT count(*)::int AS n, count(DISTINCT version)::int AS ids, count(DISTINCT "serverInstance")::int AS instances
     FROM game_events WHERE "gameId" = $1`,
    [gameId],
  );
  expect(events[0]).toEqual({ n: 63, ids: 47, instances: 1 });
  const metrics = await app.sql('SELECT "metricType" FROM game_metrics WHERE "gameId" = $1', [gameId]);
  expect(metrics).toEqual([{ metricType: 'duration_seconds' }]);
});
