// The cost of reading leaderboards with many players, over HTTP from the built program. See bench/README.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { addDays, dateIn, LEADERBOARD_MODES, SORT_MODES } from '../../libs/rules/dist/index.js';
import * as sql from '../../backend/dist/leaderboards/leaderboards.sql.js';
import { startTessera } from '../live/services.mjs';
import { fill, fillGroup, fillOtherGroups } from './fill.mjs';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '1000000' },
    games: { type: 'string', default: '5000000' },
    reads: { type: 'string', default: '1000' },
    /** Prints the plan of each read. */
    plans: { type: 'boolean', default: true },
  },
  allowNegative: true,
});
const WARM_UP = 50;
const GROUP_SIZES = [50, 500];
const ROWS = 20;
const CLUB_ROWS = 100;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const quantile = (sorted, q) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))].toFixed(2);

/** The duration of each read in milliseconds, one after the other, measured by a client on this machine. */
async function timesOf(url, player, reads) {
  const times = [];
  for (let i = 0; i < WARM_UP + reads; i++) {
    const before = performance.now();
    const response = await fetch(url, { headers: player ? { 'x-player-uuid': player } : {} });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url}: ${response.status} ${body}`);
    if (i >= WARM_UP) times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b);
}

/** Prints the plan of a statement with parameters, as the program uses it. */
async function printPlan(client, name, statement, types, values) {
  await client.query(`PREPARE bench ${types && `(${types})`} AS ${statement}`);
  const given = values.map((value) => client.escapeLiteral(String(value))).join(', ');
  const { rows } = await client.query(`EXPLAIN (ANALYZE, COSTS OFF) EXECUTE bench ${given && `(${given})`}`);
  await client.query('DEALLOCATE bench');
  console.log(`\n${name}\n${rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')}`);
}

async function printPlans(client, { today, groups, player }) {
  const dates = `{${[1, -1, -2, -3].map((days) => addDays(today, days)).join(',')}}`;
  for (const [mode, { lists }] of Object.entries(SORT_MODES)) {
    const statement = lists === 'averages' ? sql.averages : sql.today;
    await printPlan(client, mode, statement(mode, ROWS), 'date', [today]);
    if (lists === 'streaks') {
      await printPlan(client, `${mode}: others`, sql.byStreakDate(mode, ROWS), 'date, date[]', [
        today,
        dates,
      ]);
    }
  }
  await printPlan(client, 'Best ever', sql.bestEver(ROWS), 'date', [today]);
  for (const group of groups) {
    await printPlan(client, `Group ${group}`, sql.GROUP_MEMBERS, 'date, text', [today, group]);
  }
  await printPlan(client, 'Own row', sql.OWN, 'date[], uuid[]', [`{${today}}`, `{${player}}`]);
  await printPlan(client, 'The 32 Club', sql.perfectScores(CLUB_ROWS), '', []);
}

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-copy-'));
const { urls, databaseUrl, stop } = await startTessera();
const client = new pg.Client({ connectionString: databaseUrl });
try {
  await client.connect();
  const now = Date.now();
  const today = dateIn('UTC', now);
  const since = performance.now();
  const size = { players: Number(options.players), games: Number(options.games) };
  const { ids, games } = await fill(client, { folder, ...size, today, now: new Date(now).toISOString() });
  await fillOtherGroups(client, ids[0]);
  const groups = [];
  for (const count of GROUP_SIZES) {
    // Members are spread over the table, so that their rows are not adjacent.
    const step = Math.floor(ids.length / count);
    groups.push(await fillGroup(client, ids.filter((_, i) => i % step === 0).slice(0, count)));
  }
  console.log(`Node ${process.version}, ${cpus().length} x ${cpus()[0].model}`);
  console.log(`${ids.length} players, ${games} completed games, filled in ${seconds(since)}\n`);
  const [url] = urls;
  const reads = [
    ...LEADERBOARD_MODES.map((mode) => [mode, `/api/leaderboard?sort=${mode}`]),
    ['The 32 Club', '/api/leaderboard/32club'],
    ...groups.map((id, i) => [`group of ${GROUP_SIZES[i]}`, `/api/groups/${id}/leaderboard`]),
    ["a player's groups", '/api/groups'],
  ];
  console.log('| read | p50 ms | p99 ms |\n| --- | --- | --- |');
  for (const [name, place] of reads) {
    const times = await timesOf(url + place, ids[0], Number(options.reads));
    console.log(`| ${name} | ${quantile(times, 0.5)} | ${quantile(times, 0.99)} |`);
  }
  if (options.plans) await printPlans(client, { today, groups, player: ids[0] });
} finally {
  await client.end();
  await stop();
  rmSync(folder, { recursive: true, force: true });
}
