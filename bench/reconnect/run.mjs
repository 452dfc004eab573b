// Many clients reconnect at once after instances were killed. See bench/README.md.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inTurns } from '../floors/interleave.mjs';
import { cpuSeconds, machineSeconds } from '../live/processes.mjs';
import { freePort, startInstance, startServices } from '../live/services.mjs';
import { Client, newTally } from './client.mjs';

const { values: options } = parseArgs({
  options: {
    clients: { type: 'string', default: '2000' },
    /** How many of the two instances are killed. */
    kill: { type: 'string', default: '2' },
    /** How many connect at the same time while the games are being set up. */
    atOnce: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '120' },
  },
});
const INSTANCES = 2;
/** Each client needs a file here and one in its instance; the rest is for databases, logs and modules. */
const OTHER_FILES = 1000;
const CHECK_EVERY_MS = 250;
/** How long the last moves may take. */
const MOVES_MS = 10_000;

const clientsWanted = 2 * Math.floor(Number(options.clients) / 2);

/** Runs this script again with a higher limit if that is allowed. Instances inherit it. */
function raiseFileLimit() {
  const [, soft, hard] = /Max open files\s+(\d+)\s+(\d+|unlimited)/.exec(
    readFileSync('/proc/self/limits', 'utf8'),
  );
  const needed = clientsWanted + OTHER_FILES;
  if (Number(soft) >= needed) return;
  if (hard !== 'unlimited' && Number(hard) < needed && process.getuid() !== 0)
    throw new Error(`${clientsWanted} clients need ${needed} open files, but only ${hard} are allowed.`);
  const command = `ulimit -n ${needed} && exec "$0" "$@"`;
  const { status } = spawnSync('sh', ['-c', command, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}

const quantile = (times, q) => times[Math.min(times.length - 1, Math.floor(times.length * q))];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

/** Connects two players, who begin a game in which the letter of the first round is chosen. */
async function seatPair(pair, number) {
  await Promise.all(pair.map((client, i) => client.start(number + i)));
  const { gameId } = await pair[0].socket.command('create_game', {});
  for (const client of pair) client.gameId = gameId;
  await pair[1].socket.command('join_game', { gameId });
  await pair[0].socket.command('submit_letter', { gameId, letter: 'E', round: 1 });
}

const VERSION_BEFORE = 2;

raiseFileLimit();
const services = await startServices({ withRedis: true });
const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
const start = (port) => startInstance({ ...services.env, PORT: String(port) });
const running = [];
try {
  for (const port of ports) running.push(await start(port));
  const urls = running.map(({ url }) => url);
  const tally = newTally();
  const moves = { made: 0, unavailable: 0, rejected: 0 };
  const moving = [];
  const syncedAt = new Map();
  let killedAt = Infinity;
  /** Gap-free: it has the state of its game again. The player then makes their next move. */
  const onSynced = (client) => {
    if (client.losses === 0 || syncedAt.has(client) || client.version < VERSION_BEFORE) return;
    syncedAt.set(client, performance.now() - killedAt);
    const { gameId, socket } = client;
    if (socket === undefined) return;
    const move = socket.command('submit_placement', { gameId, cellIndex: 0, round: 1 });
    moving.push(
      move.then(
        () => (moves.made += 1),
        ({ code }) => (moves[code === 'UNAVAILABLE' ? 'unavailable' : 'rejected'] += 1),
      ),
    );
  };
  const clients = Array.from(
    { length: clientsWanted },
    () => new Client(randomUUID(), { urls, tally, onSynced }),
  );
  const pairs = Array.from({ length: clientsWanted / 2 }, (_, i) => clients.slice(2 * i, 2 * i + 2));
  await inTurns(pairs.length, Number(options.atOnce), (i) => seatPair(pairs[i], i));
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the kill; ` +
      `${clientsWanted} clients in ${pairs.length} games, ${options.kill} of ${INSTANCES} instances killed`,
  );
  Object.assign(tally, newTally());
  const servicesUsed = () => Object.values(services.pids).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = { machine: machineSeconds(), own: process.cpuUsage(), services: servicesUsed() };
  const survivors = running.slice(Number(options.kill));
  const survivorsBefore = survivors.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0);
  const lostClients = clients.filter(({ socket }) => socket.isOn(ports.slice(0, Number(options.kill))));
  killedAt = performance.now();
  for (const [i, { child }] of running.slice(0, Number(options.kill)).entries()) {
    child.kill('SIGKILL');
    running[i] = undefined;
  }
  await Promise.all(
    ports.slice(0, Number(options.kill)).map(async (port, i) => {
      running[i] = await start(port);
    }),
  );
  const restartedAfter = performance.now() - killedAt;
  const end = killedAt + Number(options.seconds) * 1000;
  const isDone = () => lostClients.every((client) => syncedAt.has(client));
  while (!isDone() && performance.now() < end) await sleep(CHECK_EVERY_MS);
  const seconds = (performance.now() - killedAt) / 1000;
  await Promise.race([Promise.all(moving), sleep(MOVES_MS)]);
  const { user, system } = process.cpuUsage(before.own);
  const own = (user + system) / 1e6;
  const serverUsed =
    running.reduce((sum, { pid }) => sum + cpuSeconds(pid), 0) -
    survivorsBefore +
    servicesUsed() -
    before.services;
  const others = Math.max(0, machineSeconds() - before.machine - own - serverUsed) / seconds;
  const times = lostClients.flatMap((client) => syncedAt.get(client) ?? []).toSorted((a, b) => a - b);
  const inSeconds = (ms) => (ms === undefined ? '-' : (ms / 1000).toFixed(1));
  console.log('');
  row([
    'reconnecting',
    'restarted after s',
    'gap-free: first s',
    'half s',
    '99% s',
    'all s',
    'all, after the restart s',
    '503',
    'other errors',
  ]);
  row(Array(9).fill('--:'));
  row([
    lostClients.length,
    inSeconds(restartedAfter),
    inSeconds(times[0]),
    ...[0.5, 0.99].map((q) => inSeconds(quantile(times, q))),
    times.length === lostClients.length
      ? inSeconds(times.at(-1))
      : `${lostClients.length - times.length} never`,
    inSeconds(times.at(-1) - restartedAfter),
    tally.unavailable + moves.unavailable,
    [...tally.otherErrors.values()].reduce((sum, count) => sum + count, 0),
  ]);
  console.log(
    `\n${tally.sockets} sockets and ${tally.streams} streams were opened, and ${tally.polls} polls sent. ` +
      `Moves after reconnecting: ${moves.made} accepted, ${moves.rejected} rejected, ${moves.unavailable} unavailable.\n` +
      `CPU time: server ${serverUsed.toFixed(1)} s, clients ${own.toFixed(1)} s. Other load: ${others.toFixed(2)} cores.`,
  );
  for (const [message, count] of tally.otherErrors) console.log(`${count} times: ${message}`);
  for (const client of clients) client.stop();
  process.exitCode = isDone() && tally.unavailable + moves.unavailable === 0 ? 0 : 1;
} finally {
  for (const instance of running) await instance?.stop('SIGKILL');
  await services.stop();
}
