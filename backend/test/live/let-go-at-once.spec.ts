import { CALLS } from '@tessera/contracts/calls';
import { DAY_MS } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';
import { activeGame, byRest, choose, readGame } from '../support/games.js';
import { connect } from '../support/live.js';

const WEEK_MS = 7 * DAY_MS;

let app: TestApp & { databaseUrl: string };
/** Another process with the same database. What waits in one of them holds up nothing in the other. */
let other: TestApp;
let ann: string;
let ben: string;
let gameId: string;
beforeAll(async () => {
  app = await startApp();
  other = await startApp({ databaseUrl: app.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  [ann, ben] = [aPlayer(), aPlayer()];
  gameId = await activeGame(app, ann, ben);
  aWeekPasses();
});

function aWeekPasses(): void {
  app.clock.time += WEEK_MS;
  other.clock.time = app.clock.time;
}

const letGo = (player: string, game = gameId) =>
  app.call(CALLS.letGo, { player, params: { gameId: game }, body: {} });
const nudge = (player: string) => app.call(CALLS.nudge, { player, params: { gameId }, body: {} });

/** Lets two requests arrive in this order while the game's row is locked, and then both go on. */
async function oneBehindTheOther<First, Second>(
  first: () => PromiseLike<First>,
  second: () => PromiseLike<Second>,
): Promise<[First, Second]> {
  await app.sql('BEGIN');
  await app.sql('SELECT 1 FROM games WHERE "gameId" = $1 FOR UPDATE', [gameId]);
  const one = Promise.resolve(first());
  await eventually('the first one waits', async () => (await countLockWaits(app)) === 1);
  const other = Promise.resolve(second());
  await eventually('the second one waits', async () => (await countLockWaits(app)) === 2);
  await app.sql('COMMIT');
  return Promise.all([one, other]);
}

/** In the other process. */
const move = () => choose({ 1: byRest(other, ann), 2: byRest(other, ben) }, gameId, 1);

test('a move that comes just before keeps the game going', async () => {
  const [moved, gone] = await oneBehindTheOther(move, () => letGo(ben));
  expect(moved).toMatchObject({ success: true, version: 2 });
  expect([gone.status, gone.body.code]).toEqual([409, 'LET_GO_TOO_SOON']);
  expect(await readGame(app, ben, gameId)).toMatchObject({ status: 'active', letters: ['B'] });
});

test('a move that comes just after finds the game over', async () => {
  const [gone, moved] = await oneBehindTheOther(() => letGo(ben), move);
  expect(gone.status).toBe(200);
  expect(moved).toMatchObject({ success: false, code: 'GAME_COMPLETED' });
  expect(await readGame(app, ann, gameId)).toMatchObject({ status: 'let-go', letters: [] });
});

test('a nudge that comes just after a move is rejected', async () => {
  const [moved, nudged] = await oneBehindTheOther(move, () => nudge(ben));
  expect(moved).toMatchObject({ success: true });
  expect([nudged.status, nudged.body.code]).toEqual([409, 'YOUR_TURN']);
});

test('at the same moment, either the move counts or the game is over, and both players see the same', async () => {
  const games = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const players = [aPlayer(), aPlayer()] as const;
      return { players, gameId: await activeGame(app, ...players) };
    }),
  );
  aWeekPasses();
  const outcomes = await Promise.all(
    games.map(async ({ players, gameId: game }, i) => {
      const moving = () => byRest(app, players[0])('submit_letter', { gameId: game, letter: 'A', round: 1 });
      const going = () => letGo(players[1], game);
      const [moved, gone] =
        i % 2 === 0
          ? await Promise.all([moving(), going()])
          : ((await Promise.all([going(), moving()])).toReversed() as [
              Awaited<ReturnType<typeof moving>>,
              Awaited<ReturnType<typeof going>>,
            ]);
      return { moved: moved.success, gone: gone.status === 200, game, players };
    }),
  );
  for (const { moved, gone, game, players } of outcomes) {
    expect(moved).toBe(!gone);
    for (const player of players)
      expect(await readGame(app, player, game)).toMatchObject({
        status: gone ? 'let-go' : 'active',
        version: 2,
      });
  }
});

test('a process that remembers the game from before accepts no more moves', async () => {
  await move();
  aWeekPasses();
  expect((await letGo(ann)).status).toBe(200);
  const placed = await byRest(other, ben)('submit_placement', { gameId, cellIndex: 0, round: 1 });
  expect(placed).toMatchObject({ success: false, code: 'GAME_COMPLETED' });
});

test('if both players let a game go at the same time, each is notified once', async () => {
  const sockets = await Promise.all([connect(app, ann), connect(app, ben)]);
  // A connection that looks up its games only after the end isn't told about it.
  for (const socket of sockets) await socket.heard('STATE_SYNC', (envelope) => envelope.gameId === gameId);
  const answers = await Promise.all([ann, ben, ann, ben].map((player) => letGo(player)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const next = await activeGame(app, ann, ben);
  for (const socket of sockets) {
    // Messages about one game may overtake those about another.
    await socket.heard('GAME_LET_GO');
    await socket.heard('GAME_JOINED', (envelope) => envelope.gameId === next);
    expect(socket.messages.filter(({ type }) => type === 'GAME_LET_GO')).toHaveLength(1);
    socket.close();
  }
});
