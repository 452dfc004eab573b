// The load generator: one process that takes one JSON argument and prints one line of JSON.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, machineSeconds, residentKiB } from './processes.mjs';
import { connectPlayer } from './socket.mjs';
import { createPair, MOVES_PER_GAME } from './pair.mjs';

const { mode, urls, pids, pairs, games, connections } = JSON.parse(process.argv[2]);
const WARM_GAMES = 100;
const CONNECTED_AT_ONCE = 20;
const SETTLING_MS = 1000;
const LONGEST_RUN_MS = 180_000;

setTimeout(() => {
  console.error('The games did not finish in time');
  process.exit(1);
}, LONGEST_RUN_MS);

const each = (values, of) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value, name)]));

/** Runs `count` jobs, `width` at a time. */
async function inTurns(count, width, job) {
  const results = [];
  let next = 0;
  const worker = async () => {
    while (next < count) results.push(await job(next++));
  };
  await Promise.all(Array.from({ length: Math.min(count, width) }, worker));
  return results;
}

async function play() {
  const perWarmPair = Math.ceil(WARM_GAMES / pairs);
  const warm = await inTurns(Math.min(pairs, WARM_GAMES), CONNECTED_AT_ONCE, () =>
    createPair(urls, perWarmPair),
  );
  // Gives the instances time to subscribe to each other's games.
  await sleep(SETTLING_MS);
  await Promise.all(warm.map((pair) => inTurns(perWarmPair, 1, pair.play)));
  warm.forEach((pair) => pair.close());

  const playing = await inTurns(pairs, CONNECTED_AT_ONCE, () => createPair(urls, games));
  await sleep(SETTLING_MS);
  const all = { ...pids, load: process.pid };
  const before = { cpu: each(all, cpuSeconds), machine: machineSeconds(), at: performance.now() };
  const latencies = (await Promise.all(playing.map((pair) => inTurns(games, 1, pair.play)))).flat(2);
  const seconds = (performance.now() - before.at) / 1000;
  const cpu = each(all, (pid, name) => cpuSeconds(pid) - before.cpu[name]);
  const used = Object.values(cpu).reduce((sum, value) => sum + value, 0);
  const others = Math.max(0, machineSeconds() - before.machine - used) / seconds;
  playing.forEach((pair) => pair.close());
  const moves = pairs * games * MOVES_PER_GAME;
  latencies.sort((a, b) => a - b);
  const quantile = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  const microseconds = each(cpu, (value) => (value / moves) * 1e6);
  return {
    moves,
    movesPerSecond: moves / seconds,
    p50: quantile(0.5),
    p99: quantile(0.99),
    microseconds,
    others,
  };
}

/** The server memory used by each idle connection. */
async function idle() {
  const instances = Object.entries(pids).filter(([name]) => name.startsWith('node'));
  const collected = async () => {
    for (const [, pid] of instances) process.kill(pid, 'SIGUSR2');
    await sleep(2000);
    return instances.reduce((sum, [, pid]) => sum + residentKiB(pid), 0);
  };
  const connect = (i) => connectPlayer(urls[i % urls.length], randomUUID());
  (await inTurns(200, CONNECTED_AT_ONCE, connect)).forEach((player) => player.close());
  await sleep(1000);
  const before = await collected();
  const players = await inTurns(connections, CONNECTED_AT_ONCE, connect);
  await sleep(2000);
  const kibPerConnection = ((await collected()) - before) / connections;
  players.forEach((player) => player.close());
  return { connections, kibPerConnection };
}

console.log(JSON.stringify(await (mode === 'idle' ? idle() : play())));
process.exit(0);
