// The rush at midnight: many players start, complete and look up the daily at once. See bench/README.md.
import { once } from 'node:events';
import http from 'node:http';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CALLS } from '@tessera/contracts/calls';
import { cpuSeconds, machineSeconds } from '../live/processes.mjs';
import { startTessera } from '../live/services.mjs';
import { atOnce, playersOf } from './players.mjs';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '5000' },
    /** How many of them are active at the same time. */
    atOnce: { type: 'string', default: '100' },
    instances: { type: 'string', default: '1,2' },
    /** How many in a hundred have a name, and how many first complete yesterday's daily. */
    named: { type: 'string', default: '30' },
    resumed: { type: 'string', default: '10' },
  },
});
const WARM_UP = 200;
const DAY_MS = 24 * 60 * 60_000;
const EVENING_MS = 30 * 60_000;
const MAIN = path.join(import.meta.dirname, 'instance.mjs');
const CALLS_OF_A_RUSH = [CALLS.createDaily, CALLS.completeDaily, CALLS.leaderboardToday, CALLS.playerStats];

/** From now to the next midnight (UTC). */
const untilMidnight = () => DAY_MS - (Date.now() % DAY_MS);

const quantile = (times, q) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))].toFixed(1);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

async function measure(instances) {
  process.env.CLOCK_OFFSET = String(untilMidnight() - EVENING_MS);
  const system = await startTessera({ instances, main: MAIN, ipc: true });
  const agent = new http.Agent({ keepAlive: true });
  try {
    const { urls, pids } = system;
    const width = Number(options.atOnce);
    const kinds = { urls, agent, named: Number(options.named), resumed: Number(options.resumed) };
    const [warmUp, players] = [
      playersOf(WARM_UP, 0, kinds),
      playersOf(Number(options.players), WARM_UP, kinds),
    ];
    await atOnce([...warmUp, ...players], width, (player) => player.evening());
    await toMidnight(system.instances);
    await atOnce(warmUp, width, (player) => player.rush());
    const times = new Map(CALLS_OF_A_RUSH.map((call) => [call, []]));
    const used = () => Object.values(pids).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const before = {
      used: used(),
      own: process.cpuUsage(),
      machine: machineSeconds(),
      at: performance.now(),
    };
    await atOnce(players, width, (player) => player.rush((call, time) => times.get(call).push(time)));
    const seconds = (performance.now() - before.at) / 1000;
    const server = used() - before.used;
    const { user, system: kernel } = process.cpuUsage(before.own);
    const others = machineSeconds() - before.machine - server - (user + kernel) / 1e6;
    const requests = [...times.values()].reduce((sum, some) => sum + some.length, 0);
    row([
      instances,
      (players.length / seconds).toFixed(0),
      (requests / seconds).toFixed(0),
      ((server / players.length) * 1000).toFixed(2),
      ...[...times.values()].map((some) => `${quantile(some, 0.5)} / ${quantile(some, 0.99)}`),
      Math.max(0, others / seconds).toFixed(2),
    ]);
  } finally {
    agent.destroy();
    await system.stop();
  }
}

async function toMidnight(instances) {
  const offset = untilMidnight();
  for (const { child } of instances) {
    child.send(offset);
    await once(child, 'message');
  }
}

console.log(
  `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the start; ` +
    `${options.players} players, ${options.atOnce} at once, ${options.named}% with a name, ` +
    `${options.resumed}% with an unfinished daily\n`,
);
row([
  'instances',
  'players/s',
  'requests/s',
  'CPU ms per player',
  'create',
  'complete',
  'leaderboard',
  'stats',
  'other load, cores',
]);
row(Array(9).fill('--:'));
for (const instances of options.instances.split(',').map(Number)) await measure(instances);
