import { CALLS } from '@tessera/contracts/calls';
import { REMOVAL_TEXTS } from '@tessera/contracts/live';
import type { ServiceStatus } from '@tessera/contracts/site';
import { LIMITS } from '@tessera/contracts/wire';
import type { Job } from '../../src/platform/jobs/job-queue.js';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { checkMoves, sumUpService } from '../../src/status/service-days.service.js';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { linkTo } from '../support/devices.js';
import { aDuel } from '../support/duels.js';
import { activeGame, byRest, bySocket, choose, place, playRounds } from '../support/games.js';
import { connect, type TestSocket } from '../support/live.js';

const TODAY = '2026-11-20';
const MOVES = 46;

/** Two processes on one database. */
let app: TestApp & { databaseUrl: string };
let other: TestApp;
let sockets: TestSocket[];
beforeEach(async () => {
  app = await startApp({ now: `${TODAY}T12:00:30Z` });
  other = await startApp({ now: `${TODAY}T12:00:30Z`, databaseUrl: app.databaseUrl });
  sockets = [];
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await other.close();
  await app.close();
});

/** Sets the clocks of both processes, which then write what they have counted. */
async function at(time: string): Promise<void> {
  for (const each of [app, other]) {
    each.clock.moveTo(time.includes('T') ? time : `${TODAY}T${time}Z`);
    await each.serviceLog.flush();
  }
}

const run = ({ name }: Job) => app.jobs.runHere(name);

/** The metrics, not those of some seconds ago. */
async function read(by: TestApp = app): Promise<ServiceStatus> {
  by.clock.time += LIMITS.STATUS_MAX_AGE_MS;
  return ((await by.call(CALLS.readStatus)).body as { status: ServiceStatus }).status;
}

const today = async () => (await read()).days.at(-1);
const checked = async () => {
  await run(checkMoves);
  const { moveCheck } = await read();
  return [moveCheck?.checked, moveCheck?.missing];
};

/** A game between two processes, over sockets, up to the end of a round. Returns its code and players. */
async function playedGame(to?: number) {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const [one, two] = [await connect(app, ann), await connect(other, ben)];
  sockets.push(one, two);
  const senders = { 1: bySocket(one), 2: bySocket(two) };
  await playRounds(senders, gameId, 1, to);
  return { gameId, ann, ben, senders, one };
}

test('the metrics are those of all processes, first of the last hour and then of the day', async () => {
  expect(await read()).toMatchObject({ state: null, moveCheck: null, lastHour: { moves: 0, p50Ms: null } });
  const { gameId, one, ann } = await playedGame();
  one.close();
  sockets.push(await connect(app, ann, { lastEventId: `${gameId}:5:0` }));
  await at('12:00:50');
  await at('12:01:30');
  const { lastHour, version, daily, backup, days } = await read();
  expect(lastHour).toEqual({
    moves: MOVES,
    reconnects: 1,
    p50Ms: expect.any(Number),
    p99Ms: expect.any(Number),
  });
  expect(lastHour.p99Ms).toBeGreaterThanOrEqual(lastHour.p50Ms ?? Infinity);
  expect([version, daily, backup]).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
    { isReady: true, readyUntil: '2026-11-24' },
    { lastAt: null },
  ]);
  expect([days.length, days[0]?.date, days[89]?.date]).toEqual([90, '2026-08-23', TODAY]);
  expect(days.every(({ state }) => state === null)).toBe(true);

  await run(sumUpService);
  expect(await today()).toEqual({
    date: TODAY,
    state: 'good',
    availability: 100,
    missingMoves: null,
    ...lastHour,
  });
  expect(await read(other)).toMatchObject({ state: 'good', lastHour });
});

test('moves over REST count with their times, too, and those of duels do not', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  await playRounds({ 1: byRest(app, ann), 2: byRest(other, ben) }, gameId);
  const duelId = await aDuel(app, ann);
  await app.call(CALLS.submitPlacement, { player: ann, params: { gameId: duelId }, body: { cellIndex: 0 } });
  await at('12:00:50');
  const { lastHour } = await read();
  expect(lastHour).toEqual({
    moves: MOVES,
    reconnects: 0,
    p50Ms: expect.any(Number),
    p99Ms: expect.any(Number),
  });
});

test('minutes in which no process reports, and dailies that are not ready, lower the day’s rating', async () => {
  await at('12:00:40');
  await at('12:01:10');
  await at('12:09:10');
  await run(sumUpService);
  // 3 of 9 minutes, as the current one doesn't count yet.
  expect(await today()).toMatchObject({ state: 'bad', availability: 22.22 });

  await at('2026-11-21T00:00:10Z');
  await at('2026-11-21T00:01:10Z');
  await run(sumUpService);
  // After that, nothing ran until midnight: 3 of 720 minutes.
  expect((await read()).days.at(-2)).toMatchObject({ date: TODAY, state: 'bad', availability: 0.41 });
  expect(await today()).toMatchObject({ date: '2026-11-21', state: 'good', availability: 100 });

  // Nothing ran for days.
  await at('2026-11-24T00:00:10Z');
  await at('2026-11-24T00:01:10Z');
  await run(sumUpService);
  const rated = (await read()).days.slice(-4).map(({ availability }) => availability);
  expect(rated).toEqual([0.13, 0, 0, 100]);
  await app.sql(`UPDATE daily_challenge_sequences SET witness = NULL WHERE date = '2026-11-25'`);
  await run(sumUpService);
  expect((await read()).daily).toEqual({ isReady: false, readyUntil: '2026-11-24' });
  expect(await today()).toMatchObject({ state: 'disturbed', availability: 100 });
});

test('the count finds acknowledged moves that have been removed by hand', async () => {
  const { gameId, senders } = await playedGame();
  // Repeats are acknowledged too, also by the other process, but they are the same moves.
  const again = await byRest(other, aPlayer())('submit_letter', { gameId, letter: 'B', round: 1 });
  expect(again.success).toBe(false);
  expect(await choose(senders, gameId, 1)).toMatchObject({ success: true, version: 2 });
  await place(senders, gameId, 1, 2);
  await at('12:01:00');
  expect(await checked()).toEqual([MOVES, 0]);

  await app.sql(`DELETE FROM game_events WHERE "gameId" = $1 AND version = 17`, [gameId]);
  expect(await checked()).toEqual([MOVES, 1]);
  expect(await today()).toMatchObject({ missingMoves: 1, state: 'bad' });
  // A game that is three moves behind its events, as after a partial restore.
  await app.sql(`UPDATE games SET version = version - 3 WHERE "gameId" = $1`, [gameId]);
  expect(await checked()).toEqual([MOVES, 4]);
  await app.sql(`DELETE FROM game_events WHERE "gameId" = $1`, [gameId]);
  await app.sql(`DELETE FROM games WHERE "gameId" = $1`, [gameId]);
  expect(await checked()).toEqual([MOVES, MOVES]);

  // Yesterday's moves are still counted, those of the day before no longer.
  await at('2026-11-21T23:00:00Z');
  expect(await checked()).toEqual([MOVES, MOVES]);
  await at('2026-11-22T01:00:00Z');
  expect(await checked()).toEqual([0, 0]);
});

test('a game that ends because its two players are the same one is not missing', async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  const gameId = await activeGame(app, phone.player, desk.player);
  await playRounds({ 1: byRest(app, phone.player), 2: byRest(app, desk.player) }, gameId, 1, 2);
  await at('12:01:00');
  expect(await checked()).toEqual([6, 0]);
  await linkTo(phone, desk);
  const { status, body } = await phone.call(CALLS.getGame, { params: { gameId } });
  expect([status, (body as { message: string }).message]).toEqual([404, REMOVAL_TEXTS.merged]);
  expect(await checked()).toEqual([6, 0]);
});

test('minutes are kept until they are summed up and three days old, days for as long as they are shown', async () => {
  await playedGame(1);
  await at('12:01:30');
  const minutes = async () => (await app.sql(`SELECT FROM service_minutes WHERE moves > 0`)).length;
  app.clock.moveTo('2026-11-23T11:59:00Z');
  await run(removeExpired);
  expect(await minutes()).toBe(2);
  app.clock.moveTo('2026-11-24T12:00:00Z');
  await run(removeExpired);
  expect(await minutes()).toBe(0);
  const dayOf = async () => (await read()).days.find(({ date }) => date === TODAY);
  expect(await dayOf()).toMatchObject({ moves: 3, state: 'bad' });
  app.clock.moveTo('2027-02-17T12:00:00Z');
  await run(removeExpired);
  expect(await dayOf()).toMatchObject({ moves: 3 });
  app.clock.moveTo('2027-02-19T12:00:00Z');
  await run(removeExpired);
  expect(await app.sql(`SELECT FROM service_days WHERE date = $1`, [TODAY])).toEqual([]);
});
