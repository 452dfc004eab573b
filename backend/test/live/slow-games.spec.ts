import { CALLS } from '@tessera/contracts/calls';
import type { ActiveGame } from '@tessera/contracts/live';
import type { OpponentRecord } from '@tessera/contracts/players';
import { HOUR_MS } from '@tessera/rules';
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
import { takeName } from '../support/groups.js';
import { connect } from '../support/live.js';

const NOON = Date.parse('2026-11-20T12:00:00Z');
const DAY = 24 * HOUR_MS;

let app: TestApp;
let ann: string;
let ben: string;
let senders: CommandSenders;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.clock.time = NOON;
  [ann, ben] = [aPlayer(), aPlayer()];
  senders = { 1: byRest(app, ann), 2: byRest(app, ben) };
});

const instant = (ms: number): string => new Date(ms).toISOString();
const listOf = async (player: string): Promise<ActiveGame[]> =>
  (await app.call(CALLS.activeGames, { player, params: { playerUUID: player } })).body.games;
const turnIn = async (player: string): Promise<Partial<ActiveGame>> => {
  const [{ isYourTurn, waitingSince, nudgeFrom, letGoFrom } = {} as ActiveGame] = await listOf(player);
  return { isYourTurn, waitingSince, nudgeFrom, letGoFrom };
};
const nudge = (player: string, gameId: string) =>
  app.call(CALLS.nudge, { player, params: { gameId }, body: {} });
const letGo = (player: string, gameId: string) =>
  app.call(CALLS.letGo, { player, params: { gameId }, body: {} });

test('the list says whose turn it is, since when, and what the player can do about it', async () => {
  const gameId = await activeGame(app, ann, ben);
  const letGoFrom = instant(NOON + 7 * DAY);
  const since = { waitingSince: instant(NOON), letGoFrom };
  expect(await turnIn(ann)).toEqual({ ...since, isYourTurn: true, nudgeFrom: null });
  expect(await turnIn(ben)).toEqual({ ...since, isYourTurn: false, nudgeFrom: instant(NOON + DAY) });

  app.clock.time += HOUR_MS;
  await choose(senders, gameId, 1);
  const later = { waitingSince: instant(NOON + HOUR_MS), letGoFrom: instant(NOON + HOUR_MS + 7 * DAY) };
  for (const player of [ann, ben])
    expect(await turnIn(player)).toEqual({ ...later, isYourTurn: true, nudgeFrom: null });

  await place(senders, gameId, 1, 2);
  expect(await turnIn(ann)).toMatchObject({ isYourTurn: true, nudgeFrom: null });
  expect(await turnIn(ben)).toMatchObject({ isYourTurn: false, nudgeFrom: instant(NOON + HOUR_MS + DAY) });
});

test('a game that nobody has joined is nobody’s turn', async () => {
  await waitingGame(app, ann);
  expect(await turnIn(ann)).toEqual({
    isYourTurn: false,
    waitingSince: instant(NOON),
    nudgeFrom: null,
    letGoFrom: null,
  });
});

test('the game with the latest move comes first, and nothing but a move changes that', async () => {
  const first = await activeGame(app, ann, ben);
  app.clock.time += HOUR_MS;
  const second = await activeGame(app, ann, aPlayer());
  expect((await listOf(ann)).map(({ gameId }) => gameId)).toEqual([second, first]);
  app.clock.time += 2 * DAY;
  expect((await nudge(ben, first)).status).toBe(200);
  await byRest(app, ann)('update_status', { gameId: first, status: 'away' });
  expect((await listOf(ann)).map(({ gameId }) => gameId)).toEqual([second, first]);
  await choose(senders, first, 1);
  expect((await listOf(ann)).map(({ gameId }) => gameId)).toEqual([first, second]);
});

describe('a nudge', () => {
  test('tells only the other player, after a day without a move and then once a day', async () => {
    await takeName(new Browser(app, ben), 'Ben the Patient');
    const gameId = await activeGame(app, ann, ben);
    const [there, here] = await Promise.all([connect(app, ann), connect(app, ben)]);
    app.clock.time = NOON + DAY - 1;
    const early = await nudge(ben, gameId);
    expect([early.status, early.body.code, early.body.availableAt]).toEqual([
      409,
      'NUDGE_TOO_SOON',
      instant(NOON + DAY),
    ]);

    app.clock.time = NOON + DAY;
    const answer = await nudge(ben, gameId);
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, nudgeFrom: instant(NOON + 2 * DAY) },
    ]);
    const heard = await there.heard('OPPONENT_NUDGED');
    expect(heard).toMatchObject({ gameId, version: 1, game: { player2Name: 'Ben the Patient' } });

    const again = await nudge(ben, gameId);
    expect([again.status, again.body.availableAt]).toEqual([409, instant(NOON + 2 * DAY)]);
    expect(await turnIn(ben)).toMatchObject({ nudgeFrom: instant(NOON + 2 * DAY) });
    app.clock.time = NOON + 2 * DAY;
    expect((await nudge(ben, gameId)).status).toBe(200);
    expect(here.messages.filter(({ type }) => type === 'OPPONENT_NUDGED')).toEqual([]);
    expect(here.raw.join(' ')).not.toContain(ann);
    expect(there.raw.join(' ')).not.toContain(ben);
    there.close();
    here.close();
  });

  test("isn't told to a player who has left the game", async () => {
    const [gameId, other] = [await activeGame(app, ann, ben), await activeGame(app, ann, ben)];
    const there = await connect(app, ann);
    await app.call(CALLS.hideGame, { player: ann, params: { gameId, playerUUID: ann } });
    app.clock.time += 2 * DAY;
    expect([(await nudge(ben, gameId)).status, (await nudge(ben, other)).status]).toEqual([200, 200]);
    expect(await there.heard('OPPONENT_NUDGED')).toMatchObject({ gameId: other });
    there.close();
  });

  test('reaches the other player once, however often it is sent at once', async () => {
    const gameId = await activeGame(app, ann, ben);
    const there = await connect(app, ann);
    app.clock.time += 2 * DAY;
    const answers = await Promise.all(Array.from({ length: 10 }, () => nudge(ben, gameId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    await choose(senders, gameId, 1);
    await there.heard('LETTER_SELECTED');
    expect(there.messages.filter(({ type }) => type === 'OPPONENT_NUDGED')).toHaveLength(1);
    there.close();
  });

  test('is only for a player who waits for the other in a game that is being played', async () => {
    const gameId = await activeGame(app, ann, ben);
    const unjoined = await waitingGame(app, ann);
    app.clock.time += 2 * DAY;
    const codeOf = async (player: string, game: string) => (await nudge(player, game)).body.code as string;
    expect(await codeOf(ann, gameId)).toBe('YOUR_TURN');
    expect(await codeOf(aPlayer(), gameId)).toBe('NOT_A_PLAYER');
    expect(await codeOf(ann, unjoined)).toBe('NOT_STARTED');
    expect(await codeOf(ann, 'ZZZZZ')).toBe('GAME_NOT_FOUND');
    await playRounds(senders, gameId);
    app.clock.time += 2 * DAY;
    expect(await codeOf(ben, gameId)).toBe('GAME_COMPLETED');
  });
});

describe('letting a game go', () => {
  test('ends it for both players at once, after seven days without a move', async () => {
    const gameId = await activeGame(app, ann, ben);
    const [there, here] = await Promise.all([connect(app, ann), connect(app, ben)]);
    await playRounds(senders, gameId, 1, 2);
    app.clock.time = NOON + 7 * DAY - 1;
    const early = await letGo(ann, gameId);
    expect([early.status, early.body.code, early.body.availableAt]).toEqual([
      409,
      'LET_GO_TOO_SOON',
      instant(NOON + 7 * DAY),
    ]);

    app.clock.time = NOON + 7 * DAY;
    const answer = await letGo(ann, gameId);
    expect([answer.status, answer.body]).toEqual([200, { success: true, gameId, version: 8 }]);
    for (const socket of [there, here])
      expect(await socket.heard('GAME_LET_GO')).toMatchObject({
        gameId,
        version: 8,
        eventId: `${gameId}:8:0`,
        game: { status: 'let-go', currentRound: 3, player1Score: 0, player2Score: 0 },
      });
    // The other player's cells stay unknown.
    const view = await readGame(app, ben, gameId);
    expect(view).toMatchObject({ status: 'let-go', player1Cells: [null, null], player1Words: [] });
    expect(await listOf(ann)).toEqual([]);
    expect(await listOf(ben)).toEqual([]);
    there.close();
    here.close();
  });

  test('can be repeated, by the other player too, and nobody moves afterward', async () => {
    const gameId = await activeGame(app, ann, ben);
    app.clock.time += 8 * DAY;
    const answers = await Promise.all([ann, ben, ann].map((player) => letGo(player, gameId)));
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual(Array(3).fill([200, 2]));
    expect(await choose(senders, gameId, 1)).toMatchObject({ success: false, code: 'GAME_COMPLETED' });
    const events = await app.sql('SELECT 1 FROM game_events WHERE "gameId" = $1 AND version = 2', [gameId]);
    expect(events).toHaveLength(1);
  });

  test('is only for players of a game that is being played', async () => {
    const gameId = await activeGame(app, ann, ben);
    const unjoined = await waitingGame(app, ann);
    app.clock.time += 8 * DAY;
    const codeOf = async (player: string, game: string) => (await letGo(player, game)).body.code as string;
    expect(await codeOf(aPlayer(), gameId)).toBe('NOT_A_PLAYER');
    expect(await codeOf(ann, unjoined)).toBe('NOT_STARTED');
    expect(await codeOf(ann, 'ZZZZZ')).toBe('GAME_NOT_FOUND');
    await playRounds(senders, gameId);
    app.clock.time += 8 * DAY;
    expect(await codeOf(ann, gameId)).toBe('GAME_COMPLETED');
  });

  test('is a win for nobody, and listed apart in both records', async () => {
    const played = await activeGame(app, ann, ben);
    await playRounds(senders, played);
    const gameId = await activeGame(app, ben, ann);
    app.clock.time += 8 * DAY;
    expect((await letGo(ann, gameId)).status).toBe(200);
    for (const player of [ann, ben]) {
      const { opponents } = (await new Browser(app, player).call(CALLS.opponentRecords)).body as {
        opponents: OpponentRecord[];
      };
      const [{ won, lost, tied, letGo: left, lastGames } = {} as OpponentRecord] = opponents;
      expect([won + lost + tied, left, lastGames.map(({ gameId: id }) => id)]).toEqual([1, 1, [played]]);
    }
  });

  test('leaves a record without scores if no game was finished', async () => {
    const gameId = await activeGame(app, ann, ben);
    app.clock.time += 8 * DAY;
    await letGo(ben, gameId);
    const { opponents } = (await new Browser(app, ann).call(CALLS.opponentRecords)).body;
    expect(opponents).toMatchObject([{ won: 0, lost: 0, tied: 0, letGo: 1, meanMargin: 0, lastGames: [] }]);
  });

  test('allows a rematch, and shows those who reconnect how it ended', async () => {
    const gameId = await activeGame(app, ann, ben);
    app.clock.time += 8 * DAY;
    await letGo(ann, gameId);
    const back = await connect(app, ben, { lastEventId: `${gameId}:1:0` });
    expect(await back.heard('GAME_LET_GO')).toMatchObject({ gameId, game: { status: 'let-go' } });
    const next = await app.call(CALLS.rematch, { player: ben, params: { gameId }, body: {} });
    expect([next.status, next.body.playerId]).toEqual([200, 1]);
    back.close();
  });
});

test('the previous release can add no move to a game that was let go', async () => {
  const gameId = await activeGame(app, ann, ben);
  app.clock.time += 8 * DAY;
  await letGo(ann, gameId);
  const move = app.sql(`UPDATE games SET status = 'active', version = 3 WHERE "gameId" = $1`, [gameId]);
  await expect(move).rejects.toThrow('games_let_go_are_over');
});
