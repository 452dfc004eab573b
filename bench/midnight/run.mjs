// The rush at midnight: many players start, complete and look up the daily at once. See bench/README.md.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { CALLS } from '@tessera/contracts';
import { pathOf, PLAYER_HEADER } from '@tessera/contracts/constants';
import { cpuSeconds, machineSeconds } from '../live/processes.mjs';
import { startTessera } from '../live/services.mjs';

const { values: options } = parseArgs({
  options: {
    players: { type: 'string', default: '5000' },
    /** How many of them are active at the same time. */
    atOnce: { type: 'string', default: '100' },
    instances: { type: 'string', default: '1,2' },
  },
});
const PICKS = [...'ETAOINSR'];
const WARM_UP = 200;

/** One player's browser, on a keep-alive connection. */
class Browser {
  constructor(url, agent, note) {
    this.player = randomUUID();
    this.send = (call, { params, body } = {}) => {
      const before = performance.now();
      return ask(agent, url, call, { params, body, player: this.player }).then((answer) => {
        note(call, performance.now() - before);
        return answer;
      });
    };
  }

  async rush() {
    const { game } = await this.send(CALLS.createDaily, { body: { userTimezone: 'UTC' } });
    const letters = [...game.letterSequence.slice(0, 8), ...PICKS];
    const playerGrid = [0, 4, 8, 12].map((row) => letters.slice(row, row + 4));
    await this.send(CALLS.completeDaily, { params: { gameId: game.gameId }, body: { playerGrid } });
    await this.send(CALLS.leaderboardToday);
    await this.send(CALLS.playerStats);
  }
}

function ask(agent, url, call, { params, body, player }) {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = http.request(url + pathOf(call.path, params), {
      agent,
      method: call.method,
      headers: { [PLAYER_HEADER]: player, ...(text && { 'content-type': 'application/json' }) },
    });
    request.on('error', reject).on('response', (response) => {
      let answer = '';
      response.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      response.on('end', () =>
        response.statusCode < 300
          ? resolve(JSON.parse(answer))
          : reject(new Error(`${call.path}: ${response.statusCode} ${answer}`)),
      );
    });
    request.end(text);
  });
}

/** Simulates this many players, spread over the instances. */
async function rushOf(urls, players, note) {
  const agent = new http.Agent({ keepAlive: true });
  let next = 0;
  const lane = async () => {
    while (next < players) {
      const url = urls[next++ % urls.length];
      await new Browser(url, agent, note).rush();
    }
  };
  await Promise.all(Array.from({ length: Number(options.atOnce) }, lane));
  agent.destroy();
}

const quantile = (times, q) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))].toFixed(1);
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

async function measure(instances) {
  const { urls, pids, stop } = await startTessera({ instances });
  try {
    await rushOf(urls, WARM_UP, () => undefined);
    const times = new Map();
    const note = (call, time) => {
      if (!times.has(call)) times.set(call, []);
      times.get(call).push(time);
    };
    const used = () => Object.values(pids).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
    const players = Number(options.players);
    const [usedBefore, ownBefore, machineBefore, before] = [
      used(),
      process.cpuUsage(),
      machineSeconds(),
      performance.now(),
    ];
    await rushOf(urls, players, note);
    const seconds = (performance.now() - before) / 1000;
    const server = used() - usedBefore;
    const { user, system } = process.cpuUsage(ownBefore);
    const others = machineSeconds() - machineBefore - server - (user + system) / 1e6;
    row([
      instances,
      (players / seconds).toFixed(0),
      ((4 * players) / seconds).toFixed(0),
      ((server / players) * 1000).toFixed(2),
      ...[...times.values()].map((some) => `${quantile(some, 0.5)} / ${quantile(some, 0.99)}`),
      Math.max(0, others / seconds).toFixed(2),
    ]);
  } finally {
    await stop();
  }
}

console.log(
  `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the start; ` +
    `${options.players} players, ${options.atOnce} at once\n`,
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
