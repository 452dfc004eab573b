// The cost of reading leaderboards with many players, over HTTP from the built program. See bench/README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import {
  addDays,
  dateIn,
  gamesForMean,
  SORT_MODE_NAMES,
  PERIODS,
  periodOn,
  SORT_MODES,
} from '../../libs/rules/dist/index.js';
import * as sql from '../../backend/dist/leaderboards/leaderboards.sql.js';
import * as periods from '../../backend/dist/leaderboards/period-scores.sql.js';
import { READ_SPREAD } from '../../backend/dist/spread/spread.repository.js';
import { startTessera } from '../live/services.mjs';
import { printPlan } from '../plans.mjs';
import { fill, fillGroup, fillOtherGroups } from './fill.mjs';
import { fillRecord, RECORD_READS, RECORD_SIZES } from './record.mjs';
import { fillSpread, leaveChanges, whileCompleting } from './spread.mjs';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    games: { type: 'string', default: '5000000' },
    reads: { type: 'string', default: '1000' },
    /** Reads only those whose names contain this text. */
    only: { type: 'string', default: '' },
    /** Fills the tables of today's scores, streaks and averages, which takes most of the time. */
    standings: { type: 'boolean', default: true },
    /** Changes of scores that haven't been counted when the spread is read. */
    changes: { type: 'string', default: '20000' },
    /** Prints the plan of each read. */
    plans: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const WARM_UP = 200;
const GROUP_SIZES = [50, 500];
const ROWS = 20;
const CLUB_ROWS = 100;
/** Whole periods, because the current ones may just have begun. */
const BACK = 1;
const WEEK_OR_MONTH = { week: 7, month: 30 };

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))].toFixed(2);

/** The duration of each read in milliseconds, one after the other, measured by a client on this machine. */
async function timesOf(url, player, reads, warmUp = WARM_UP) {
  const times = [];
  for (let i = 0; i < warmUp + reads; i++) {
    const before = performance.now();
    const response = await fetch(url, { headers: player ? { 'x-player-uuid': player } : {} });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`);
    if (i >= warmUp) times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b);
}

const printTimes = (name, times) =>
  console.log(`| ${name} | ${quantile(times, 0.5)} | ${quantile(times, 0.99)} |`);

/** Reads the spread of today's scores as a player who has completed today's daily: others may not. */
async function printSpreadTimes(client, url, today) {
  await fillSpread(client);
  const played = 'SELECT "playerUUID" FROM players WHERE $1 = ANY ("recentDates") LIMIT 1';
  const [{ playerUUID }] = (await client.query(played, [today])).rows;
  const read = (warmUp) => timesOf(url, playerUUID, Number(options.reads), warmUp);
  printTimes('spread of scores', await read());
  printTimes('spread, while games are completed', await whileCompleting(client, today, read));
  await leaveChanges(client, today, Number(options.changes));
  printTimes(`spread, after ${options.changes} changes that nobody has read`, await read(0));
}

/** Reads the record of players with few and many dailies, and prints how many times as long the latter takes. */
async function printRecordTimes(client, url, today) {
  const reads = Object.entries(RECORD_READS).filter(([name]) => name.includes(options.only));
  if (reads.length === 0) return;
  const players = [];
  for (const size of RECORD_SIZES) players.push(await fillRecord(client, today, size));
  for (const [name, place] of reads) {
    const medians = [];
    for (const [i, player] of players.entries()) {
      const times = await timesOf(url + place, player, Number(options.reads));
      printTimes(`${name}, ${RECORD_SIZES[i]} dailies`, times);
      medians.push(times[Math.floor(times.length / 2)]);
    }
    console.log(`| ${name}, ratio | ${(medians[1] / medians[0]).toFixed(1)} | |`);
  }
}

async function printPlans(client, { today, groups, player }) {
  const dates = `{${[1, -1, -2, -3].map((days) => addDays(today, days)).join(',')}}`;
  for (const [mode, { lists }] of Object.entries(SORT_MODES)) {
    const statement = lists === 'averages' ? sql.averages : sql.today;
    await printPlan(client, mode, statement(mode, ROWS), { date: today });
    if (lists === 'streaks') {
      await printPlan(client, `${mode}: others`, sql.byStreakDate(mode, ROWS), { date: today, dates });
    }
  }
  await printPlan(client, 'Best ever', sql.bestEver(ROWS), { date: today });
  for (const group of groups) {
    await printPlan(client, `Group ${group}`, sql.GROUP_MEMBERS, { date: today, groupId: group });
  }
  await printPlan(client, 'Own row', sql.OWN, sql.OWNS.values([{ date: today, playerUUID: player }]));
  await printPlan(client, 'The 32 Club', sql.perfectScores(CLUB_ROWS));
  await printPeriodPlans(client, { today, groups, player });
}

async function printPeriodPlans(client, { today, groups, player }) {
  for (const period of PERIODS) {
    const { from, to } = periodOn(period, today, BACK);
    await printPlan(client, `${period}, by points`, periods.top(period, 'sum', ROWS), { from });
    if (period !== 'yesterday') {
      const minGames = gamesForMean(WEEK_OR_MONTH[period]);
      const statement = periods.top(period, 'mean', ROWS);
      await printPlan(client, `${period}, by average`, statement, { from, minGames });
    }
    for (const group of groups) {
      await printPlan(client, `${period}, ${group}`, periods.groupMembers(period), {
        from,
        to,
        groupId: group,
      });
    }
    const own = periods.OWNS.values([{ from, to, playerUUID: player }]);
    await printPlan(client, `${period}, own row`, periods.own(period), own);
  }
  const { from, to } = periodOn('week', today, BACK);
  for (const group of groups)
    await printPlan(client, `Week of ${group}`, periods.GROUP_DAYS, { from, to, groupId: group });
}

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-copy-'));
const { urls, databaseUrl, stop } = await startTessera();
const client = new pg.Client({ connectionString: databaseUrl });
try {
  await client.connect();
  const now = Date.now();
  const today = dateIn('UTC', now);
  const since = performance.now();
  const size = {
    players: Number(options.players),
    games: Number(options.games),
    standings: options.standings,
  };
  const { ids, games, periodSeconds } = await fill(client, {
    folder,
    ...size,
    today,
    now: new Date(now).toISOString(),
  });
  await fillOtherGroups(client, ids[0]);
  const groups = [];
  for (const count of GROUP_SIZES) {
    // Members are spread over the table, so that their rows are not adjacent.
    const step = Math.floor(ids.length / count);
    groups.push(await fillGroup(client, ids.filter((_, i) => i % step === 0).slice(0, count)));
  }
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0].model}`);
  console.log(`${ids.length} players, ${games} completed games, filled in ${seconds(since)}`);
  console.log(`Sums of days, weeks and months: ${periodSeconds.toFixed(1)} s\n`);
  const [url] = urls;
  const reads = [
    ...SORT_MODE_NAMES.map((mode) => [mode, `/api/leaderboard?sort=${mode}`]),
    ['The 32 Club', '/api/leaderboard/32club'],
    ...groups.map((id, i) => [`group of ${GROUP_SIZES[i]}`, `/api/groups/${id}/leaderboard`]),
    ["a player's groups", '/api/groups'],
    ...PERIODS.flatMap((period) =>
      (period === 'yesterday' ? ['sum'] : ['sum', 'mean']).map((sort) => [
        `period: ${period}, by ${sort}`,
        `/api/leaderboard/period?period=${period}&sort=${sort}&back=${BACK}`,
      ]),
    ),
    ...groups.flatMap((id, i) => [
      ...PERIODS.map((period) => [
        `period: ${period}, group of ${GROUP_SIZES[i]}`,
        `/api/groups/${id}/leaderboard/period?period=${period}&back=${BACK}`,
      ]),
      [`period: days of a week, group of ${GROUP_SIZES[i]}`, `/api/groups/${id}/week?back=${BACK}`],
    ]),
  ].filter(([name]) => name.includes(options.only));
  console.log('| read | p50 ms | p99 ms |\n| --- | --- | --- |');
  for (const [name, place] of reads) {
    const times = await timesOf(url + place, ids[0], Number(options.reads));
    printTimes(name, times);
  }
  if ('spread of scores'.includes(options.only))
    await printSpreadTimes(client, `${url}/api/daily/spread/${today}`, today);
  await printRecordTimes(client, url, today);
  if (options.plans) await printPlan(client, 'Spread', READ_SPREAD.text, { date: today });
  if (options.plans) await printPlans(client, { today, groups, player: ids[0] });
} finally {
  await client.end();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
