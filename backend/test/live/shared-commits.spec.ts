import { Client } from 'pg';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import {
  activeGame,
  byRest,
  bySocket,
  CELLS,
  choose,
  LETTERS,
  place,
  playRounds,
  readGame,
  type CommandSenders,
} from '../support/games.js';
import { connect, type TestSocket } from '../support/live.js';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

let database: TestDatabase;
let proxy: TcpProxy;
/** With its database behind the proxy. */
let app: TestApp;
let direct: Client;
let ann: TestSocket;
let ben: TestSocket;
let senders: CommandSenders;
let uuids: readonly [string, string];
let gameId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  proxy = await startTcpProxy(Number(url.port));
  url.port = String(proxy.port);
  app = await startApp({ databaseUrl: url.href });
  direct = new Client(database.url);
  await direct.connect();
});
afterAll(async () => {
  await app.close();
  await direct.end();
  await proxy.close();
  await database.drop();
});
beforeEach(async () => {
  uuids = [aPlayer(), aPlayer()];
  gameId = await activeGame(app, ...uuids);
  [ann, ben] = [await connect(app, uuids[0]), await connect(app, uuids[1])];
  senders = { 1: bySocket(ann), 2: bySocket(ben) };
});
afterEach(() => {
  ann.close();
  ben.close();
});

/** Locks a game, so that a commit of its moves waits. Returns a function that unlocks it. */
async function lock(lockedId: string): Promise<() => Promise<void>> {
  const client = new Client(database.url);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT 1 FROM games WHERE "gameId" = $1 FOR UPDATE', [lockedId]);
  return () => client.end();
}

const commits = `FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%updated%'`;
const aCommitWaits = () =>
  eventually('a commit waits', async () => (await direct.query(`SELECT ${commits}`)).rowCount === 1);

/** Starts a commit for another game, which waits. Meanwhile, all moves wait for the next commit. */
async function keepDatabaseBusy(): Promise<() => Promise<void>> {
  const [one, two] = [aPlayer(), aPlayer()];
  const otherId = await activeGame(app, one, two);
  const unlock = await lock(otherId);
  const move = choose({ 1: byRest(app, one), 2: byRest(app, two) }, otherId, 1);
  await aCommitWaits();
  return async () => {
    await unlock();
    await move;
  };
}

/** Sends moves in this order. They have arrived when this resolves. */
async function sendInOrder<Answer>(
  ...moves: (() => Promise<Answer>)[]
): Promise<{ answers: Promise<Answer[]> }> {
  const answers: Promise<Answer>[] = [];
  for (const send of moves) {
    answers.push(send());
    await Promise.all([ann, ben].map((socket) => socket.send('refresh_game', { gameId })));
  }
  return { answers: Promise.all(answers) };
}

const placements = (round = 1) =>
  sendInOrder(
    () => place(senders, gameId, round, 1),
    () => place(senders, gameId, round, 2),
  );

interface EventRow {
  version: number;
  type: string;
  at: string;
  commit: string;
}

const eventsFrom = async (version: number): Promise<EventRow[]> =>
  (
    await direct.query<EventRow>(
      `SELECT version, "eventType" AS type, timestamp::text AS at, xmin::text AS commit FROM game_events
       WHERE "gameId" = $1 AND version >= $2 ORDER BY version, index`,
      [gameId, version],
    )
  ).rows;

test('both placements of a round share a commit, and are still two moves', async () => {
  await choose(senders, gameId, 1);
  const free = await keepDatabaseBusy();
  app.clock.time += 1000;
  const { answers: first } = await sendInOrder(() => place(senders, gameId, 1, 1));
  app.clock.time += 1000;
  const { answers: second } = await sendInOrder(() => place(senders, gameId, 1, 2));
  expect(ann.messages.some(({ version }) => version === 3)).toBe(false);
  await free();
  expect([...(await first), ...(await second)]).toEqual([
    { success: true, version: 3 },
    { success: true, version: 4 },
  ]);
  const events = await eventsFrom(3);
  expect(events.map(({ version, type }) => [version, type])).toEqual([
    [3, 'PLAYER_PLACED_LETTER'],
    [4, 'PLAYER_PLACED_LETTER'],
    [4, 'ROUND_COMPLETE'],
  ]);
  expect(new Set(events.map(({ commit }) => commit)).size).toBe(1);
  const [one, two] = events.map(({ at }) => Date.parse(at));
  expect((two ?? 0) - (one ?? 0)).toBe(1000);
  const { rows } = await direct.query<{ at: Date }>(
    'SELECT "lastActivityAt" AS at FROM games WHERE "gameId" = $1',
    [gameId],
  );
  expect(rows[0]?.at.getTime()).toBe(two);
  for (const [listener, own] of [
    [ann, [CELLS[1][0], null, null]],
    [ben, [null, CELLS[2][0], null]],
  ] as const) {
    await listener.heard('ROUND_COMPLETE');
    const moves = listener.messages.filter(({ version, change }) => change && (version ?? 0) > 2);
    expect(moves.map(({ eventId, change }) => [eventId, change?.cellIndex])).toEqual(
      ['3:0', '4:0', '4:1'].map((id, i) => [`${gameId}:${id}`, own[i]]),
    );
  }
});

test('three waiting moves, of which the last ends the game, share a commit', async () => {
  await playRounds(senders, gameId, 1, 14);
  await choose(senders, gameId, 15);
  const free = await keepDatabaseBusy();
  const { answers } = await sendInOrder(
    () => place(senders, gameId, 15, 1),
    () => place(senders, gameId, 15, 2),
    () => choose(senders, gameId, 16),
  );
  await free();
  expect((await answers).map(({ version }) => version)).toEqual([45, 46, 47]);
  const events = await eventsFrom(45);
  expect(events.at(-1)?.type).toBe('GAME_COMPLETE');
  expect(new Set(events.map(({ commit }) => commit)).size).toBe(1);
  const game = await readGame(app, uuids[0], gameId);
  expect(game).toMatchObject({ status: 'completed', version: 47, letters: LETTERS });
  expect(game.player1Score).toBeGreaterThan(0);
  const { rowCount } = await direct.query('SELECT 1 FROM game_metrics WHERE "gameId" = $1', [gameId]);
  expect(rowCount).toBe(1);
  for (const listener of [ann, ben]) {
    const { version, game: last } = await listener.heard('GAME_COMPLETE');
    expect([version, last?.player1Score]).toEqual([47, game.player1Score]);
  }
});

test('a rejection and a repeat wait for the moves before them', async () => {
  await choose(senders, gameId, 1);
  const free = await keepDatabaseBusy();
  const { answers } = await sendInOrder(
    () => place(senders, gameId, 1, 1),
    () => senders[1]('submit_placement', { gameId, cellIndex: 9, round: 1 }),
    () => place(senders, gameId, 1, 1),
    () => place(senders, gameId, 1, 2),
  );
  await free();
  const [first, rejected, repeated, second] = await answers;
  expect([first, repeated, second].map((answer) => answer?.version)).toEqual([3, 3, 4]);
  expect(rejected).toMatchObject({ success: false, code: 'ALREADY_PLACED' });
});

test('if another instance has moved first, each waiting move is decided again', async () => {
  const other = await startApp({ databaseUrl: database.url });
  await choose(senders, gameId, 1);
  const free = await keepDatabaseBusy();
  const { answers } = await placements();
  const elsewhere = { 1: byRest(other, uuids[0]), 2: byRest(other, uuids[1]) };
  expect(await place(elsewhere, gameId, 1, 2)).toEqual({ success: true, version: 3 });
  await free();
  // Ben's placement is a repeat, and hers comes after it.
  expect((await answers).map(({ version }) => version)).toEqual([4, 3]);
  expect((await eventsFrom(3)).map(({ version }) => version)).toEqual([3, 4, 4]);
  await other.close();
});

test('if the response is lost after the commit, both moves count, and repeats get their versions', async () => {
  await choose(senders, gameId, 1);
  const free = await keepDatabaseBusy();
  const { answers } = await placements();
  const unlock = await lock(gameId);
  await free();
  await aCommitWaits();
  proxy.isMute = true;
  await unlock();
  await eventually('both are stored', async () => (await eventsFrom(3)).length === 3);
  proxy.cut();
  proxy.isMute = false;
  const [first] = await answers;
  expect(first).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect(await place(senders, gameId, 1, 1)).toEqual({ success: true, version: 3 });
  expect(await place(senders, gameId, 1, 2)).toEqual({ success: true, version: 4 });
  expect(await eventsFrom(3)).toHaveLength(3);
  // As moves or, if they were published too late, as the state.
  for (const { messages } of [ann, ben]) {
    await eventually('they arrive', () => messages.some(({ version }) => version === 4));
  }
});

test('if the database ends the connection before the commit, neither move counts', async () => {
  await choose(senders, gameId, 1);
  const free = await keepDatabaseBusy();
  const { answers } = await placements();
  const unlock = await lock(gameId);
  await free();
  await aCommitWaits();
  await direct.query(`SELECT pg_terminate_backend(pid) ${commits}`);
  await eventually('the second move is tried alone', async () => {
    await aCommitWaits();
    return true;
  });
  expect(await eventsFrom(3)).toEqual([]);
  await unlock();
  const [first, second] = await answers;
  expect(first).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect(second).toEqual({ success: true, version: 3 });
  expect(await place(senders, gameId, 1, 1)).toEqual({ success: true, version: 4 });
});

test("a move that the database refuses doesn't affect the one with which it shares a commit", async () => {
  await choose(senders, gameId, 1);
  await direct.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refuse BEFORE INSERT ON game_events FOR EACH ROW
      WHEN (NEW."playerId" = 2 AND NEW."eventType" = 'PLAYER_PLACED_LETTER') EXECUTE FUNCTION refuse()`);
  const free = await keepDatabaseBusy();
  const { answers } = await placements();
  await free();
  const [first, second] = await answers;
  await direct.query('DROP FUNCTION refuse CASCADE');
  expect(first).toEqual({ success: true, version: 3 });
  expect(second).toMatchObject({ success: false, code: 'INTERNAL' });
  expect(await place(senders, gameId, 1, 2)).toEqual({ success: true, version: 4 });
});
