// Leaderboards and statistics, as named and unnamed players and nobody see them.
import { CALLS } from '@tessera/contracts/calls';
import { play, GOOD } from './daily.mjs';

const OTHER = [GOOD[1], GOOD[0], GOOD[2], [...'QQQQ']];
const NAMES = ['Amber Fern', 'Birch Moss', 'Cedar Pine', 'Delta Reed'];

async function todaysTable(day) {
  const people = NAMES.map((name, i) => day.person(name.toLowerCase(), i));
  const unnamed = day.person('unnamed');
  for (const [i, person] of people.entries()) {
    if (i === 3) await play(day, person);
    await day.call(person, CALLS.setPlayerName, { body: { playerName: NAMES[i] } });
    if (i < 3) await play(day, person, i === 1 ? GOOD.toReversed() : GOOD);
  }
  await play(day, unnamed, OTHER);
  const nobody = { ...unnamed, name: 'nobody', player: undefined };
  const newcomer = day.person('newcomer');
  for (const viewer of [people[0], people[3], unnamed, newcomer, nobody]) {
    await day.call(viewer, CALLS.leaderboardToday);
    await day.call(viewer, CALLS.readLeaderboard);
    await day.call(viewer, CALLS.leaderboardStreaks);
  }
  for (const sort of ['today-score', 'current-streak', 'best-streak', 'average-score', 'nonsense']) {
    await day.call(unnamed, CALLS.readLeaderboard, { query: { sort, minStreak: 1 } });
  }
  for (const limit of ['1', '2', '0', '-1', 'x', '1.5', '100000']) {
    await day.call(people[2], CALLS.leaderboardToday, { query: { limit } });
  }
  for (const timezone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'no/such-zone', 'x'.repeat(65)]) {
    await day.call(people[1], CALLS.leaderboardToday, { query: { timezone } });
    await day.call(people[1], CALLS.playerStats, { query: { timezone } });
  }
  await day.call(people[1], CALLS.playerStats, { query: { playerUUID: people[1].player } });
  await day.call(people[1], CALLS.playerStats, { query: { playerUUID: people[2].player } });
  await day.call(nobody, CALLS.playerStats, { query: { playerUUID: people[2].player } });
  await day.call(nobody, CALLS.playerStats);
  await day.call(newcomer, CALLS.playerStats);
  await day.call({ ...newcomer, name: 'invalid', player: 'x' }, CALLS.leaderboardToday);
  await day.call(people[0], CALLS.setPlayerName, { body: { playerName: NAMES[1] } });
  await day.call(people[0], CALLS.setPlayerName, { body: { playerName: 'Amber Stone' } });
  await day.call(unnamed, CALLS.leaderboardToday);
}

async function sharedResult(day) {
  const [ann, ben] = [day.person('ann'), day.person('ben')];
  await day.call(ann, CALLS.setPlayerName, { body: { playerName: 'Sharing Oak' } });
  const gameId = await play(day, ann);
  const { shareId } = await day.call(ann, CALLS.shareResult, { body: { gameId } });
  await day.call(ben, CALLS.publicResultOf, { params: { shareId } });
  await day.call(ben, CALLS.leaderboardToday);
  await play(day, ben);
  await day.call(ben, CALLS.leaderboardToday);
}

export const leaderboardScenes = [
  ["leaderboards: today's, with limits, zones and names", '2090-03-23T12:00:00Z', todaysTable],
  ['leaderboards: a shared result', '2090-03-23T16:00:00Z', sharedResult],
];
