// The daily: starting and completing it, with everything that can be wrong, and what follows from it.
import { CALLS } from '@tessera/contracts/calls';
import { PERFECT_DATE } from '../system.mjs';

const rows = (text) => [0, 4, 8, 12].map((start) => [...text.slice(start, start + 4)]);

/** Grids with the letters BRATLORE. Two score at least 20, the third one less. */
export const GOOD = rows('BRATLOREETASDEWX');
const OTHER = rows('LOREBRATETASDEWX');
const POOR = rows('BQRQQAQTLQOQQRQE');
const ALIEN = rows('QQQQQQQQQQQQQQQQ');
const PERFECT = rows('CARDAREAREARDART');
const DAY_MS = 24 * 60 * 60_000;

export const start = (day, person, userTimezone = 'UTC') =>
  day.call(person, CALLS.createDaily, { body: { userTimezone } });

export const complete = (day, person, gameId, playerGrid = GOOD, more = {}) =>
  day.call(person, CALLS.completeDaily, { params: { gameId }, body: { playerGrid, ...more } });

/** Plays today's daily to its end. */
export async function play(day, person, grid = GOOD, zone = 'UTC') {
  const { game } = await start(day, person, zone);
  await complete(day, person, game.gameId, grid);
  return game.gameId;
}

const movesOf = (grid) =>
  grid.flat().map((letter, cellIndex) => ({ round: cellIndex + 1, letter, cellIndex }));

async function readAll(day, person) {
  await day.call(person, CALLS.playerStats);
  await day.call(person, CALLS.playerStreaks);
  await day.call(person, CALLS.playerAchievements);
  await day.call(person, CALLS.leaderboardToday);
}

async function badRequests(day) {
  const ann = day.person('ann');
  const create = (person, body, headers) =>
    day.ask(person, 'POST', CALLS.createDaily.path, { body, ...(headers ? { headers } : {}) });
  const nobody = { ...ann, name: 'nobody', player: undefined };
  await create(nobody, {});
  await create(nobody, { playerUUID: 'x' });
  for (const player of ['x', ann.player.toUpperCase(), '00000000-0000-8000-8000-000000000000', '']) {
    await create({ ...ann, name: 'invalid', player }, {});
  }
  await create(ann, '{"a"');
  await create(ann, '[]');
  await create(ann, '"text"');
  await create(ann, 'null');
  await create(ann, '{}', { 'content-type': 'text/plain' });
  await create(ann, undefined);
  await create(ann, { userTimezone: 7 });
  await create(ann, { userTimezone: 'x'.repeat(65) });
  await create(ann, { userTimezone: 'a\0b' });
  await create(ann, { playerUUID: '00000001-0000-4000-8000-00000000000f' });
  await create(ann, { userTimezone: 'x'.repeat(33_000) });
  await create(ann, '{}', { origin: 'http://elsewhere.example' });
  await create(ann, '{}', { 'content-encoding': 'gzip' });
  await day.call(ann, CALLS.getDaily, { params: { gameId: 'unknown' } });
}

async function createAndComplete(day) {
  const [ann, ben] = [day.person('ann'), day.person('ben', 1)];
  await readAll(day, ann);
  await day.call(ann, CALLS.checkCompletion, { query: { date: '2090-03-12' } });
  const { game } = await start(day, ann);
  await start(day, ann);
  await day.call({ ...ann, player: undefined, name: 'ann in the body' }, CALLS.createDaily, {
    body: { playerUUID: ann.player },
  });
  await day.call(ann, CALLS.getDaily, { params: { gameId: game.gameId } });
  await day.call(ben, CALLS.getDaily, { params: { gameId: game.gameId } });
  await day.call(ann, CALLS.checkCompletion, { query: { date: '2090-03-12' } });
  const { gameId } = game;
  await complete(day, ben, gameId);
  await complete(day, { ...ann, player: undefined, name: 'nobody' }, gameId);
  for (const grid of [undefined, [], 7, GOOD.slice(1), [...GOOD.slice(1), ['A', 'B', 'C']]]) {
    await day.call(ann, CALLS.completeDaily, { params: { gameId }, body: { playerGrid: grid } });
  }
  await complete(day, ann, gameId, [...GOOD.slice(1), ['a', 'b', 'c', 'd']]);
  await complete(day, ann, gameId, [...GOOD.slice(1), [null, 'B', 'C', 'D']]);
  await complete(day, ann, gameId, ALIEN);
  await complete(day, ann, 'unknown');
  await complete(day, ann, 'not an ID');
  await complete(day, ann, gameId, GOOD, { roundHistory: 7 });
  await complete(day, ann, gameId, GOOD, { roundHistory: [{ round: 17, letter: 'A', cellIndex: 0 }] });
  await complete(day, { ...ann, url: ben.url }, gameId, GOOD, { roundHistory: movesOf(GOOD) });
  await complete(day, ann, gameId);
  await complete(day, ann, gameId, OTHER);
  await complete(day, ann, gameId, ALIEN);
  await start(day, ann);
  await start(day, { ...ann, url: ben.url });
  await day.call(ann, CALLS.getDaily, { params: { gameId } });
  await day.call(ann, CALLS.checkCompletion, { query: { date: '2090-03-12' } });
  await day.call(ann, CALLS.checkCompletion, { query: { date: 'today' } });
  await readAll(day, ann);
  await readAll(day, ben);
  const bens = await start(day, ben, 'Europe/Berlin');
  await complete(day, ben, bens.game.gameId, GOOD, { roundHistory: movesOf(OTHER) });
  await readAll(day, ben);
  for (const call of [CALLS.todayHighScore, CALLS.dailyTodayHighScore]) await day.call(ann, call);
  await day.call(ann, CALLS.dailyHighScore, { params: { date: '12/03/2090' } });
  await day.call(ann, CALLS.lastThreeDailies);
  await day.call(ann, CALLS.dailySequence, { params: { date: '12/03/2090' } });
  await day.call(ben, CALLS.dailySequence, { params: { date: '11/03/2090' } });
}

async function timeZones(day) {
  const zones = [
    'Pacific/Kiritimati',
    'Asia/Tokyo',
    'America/Los_Angeles',
    'Pacific/Pago_Pago',
    'no/such-zone',
    '+23:00',
  ];
  for (const zone of zones) {
    const person = day.person(`player in ${zone}`);
    await play(day, person, GOOD, zone);
    await readAll(day, person);
    await day.call(person, CALLS.lastThreeDailies);
    await day.call(person, CALLS.checkCompletion, { query: { date: '2090-03-13' } });
  }
  const traveller = day.person('traveller');
  const { game } = await start(day, traveller, 'Pacific/Auckland');
  await day.at('2090-03-13T12:00:00Z');
  await start(day, traveller, 'America/Los_Angeles');
  await complete(day, traveller, game.gameId);
  await start(day, traveller, 'America/Los_Angeles');
  await start(day, traveller, 'Pacific/Auckland');
  await day.call(traveller, CALLS.playerStats, { query: { timezone: 'America/Los_Angeles' } });
  await day.call(traveller, CALLS.playerStats, { query: { timezone: 'Pacific/Auckland' } });
}

async function laterDays(day) {
  const [late, overdue, stale, resumed] = ['late', 'overdue', 'stale', 'resumed'].map((name) =>
    day.person(name),
  );
  await day.call(stale, CALLS.setPlayerName, { body: { playerName: 'Stale Bread' } });
  await day.at('2090-03-13T20:00:00Z');
  const [lateGame, overdueGame, staleGame] = [
    await start(day, late),
    await start(day, overdue),
    await start(day, stale),
  ];
  await start(day, resumed);
  await day.at('2090-03-14T08:00:00Z');
  await complete(day, late, lateGame.game.gameId);
  await readAll(day, late);
  await play(day, stale);
  await readAll(day, stale);
  await complete(day, stale, staleGame.game.gameId);
  await readAll(day, stale);
  await start(day, resumed);
  await day.at('2090-03-14T11:59:00Z');
  await start(day, resumed, 'Pacific/Pago_Pago');
  await day.at('2090-03-14T12:00:00Z');
  await complete(day, overdue, overdueGame.game.gameId);
  await complete(day, overdue, overdueGame.game.gameId);
  await readAll(day, overdue);
  await play(day, overdue);
  await readAll(day, overdue);
}

/** A player with a name and one without play every day for a week: milestones, a gap, and a perfect score. */
async function streaks(day) {
  const [named, unnamed] = [day.person('named'), day.person('unnamed', 1)];
  await day.call(named, CALLS.setPlayerName, { body: { playerName: 'Maple Leaf' } });
  for (
    let date = Date.parse('2090-03-14T13:00:00Z');
    date <= Date.parse('2090-03-22T13:00:00Z');
    date += DAY_MS
  ) {
    const instant = new Date(date).toISOString();
    await day.at(instant);
    const isPerfect = instant.startsWith(PERFECT_DATE);
    for (const person of [named, unnamed]) {
      if (instant.startsWith('2090-03-21') && person === unnamed) continue;
      const gameId = await play(
        day,
        person,
        isPerfect ? PERFECT : instant.startsWith('2090-03-16') ? POOR : GOOD,
      );
      await complete(day, person, gameId, isPerfect ? PERFECT : GOOD);
      await readAll(day, person);
    }
  }
  await day.call(named, CALLS.perfectClub);
  await day.call(unnamed, CALLS.perfectClub);
}

export const dailyScenes = [
  ['the daily: invalid requests', '2090-03-12T08:00:00Z', badRequests],
  ['the daily: starting and completing', '2090-03-12T12:00:00Z', createAndComplete],
  ['the daily: time zones', '2090-03-13T10:30:00Z', timeZones],
  ['the daily: other days', '2090-03-13T19:00:00Z', laterDays],
  ['the daily: streaks, milestones and a perfect score', '2090-03-14T13:00:00Z', streaks],
];
