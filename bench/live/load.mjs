// The load: one process, one JSON argument in, one JSON line out.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, machineSeconds, residentKiB } from './processes.mjs';
import { connectPlayer } from './socket.mjs';
import { MOVES_A_GAME, setTable } from './table.mjs';

const { mode, urls, pids, tables, games, connections } = JSON.parse(process.argv[2]);
const WARM_GAMES = 100;
const SEATED_AT_ONCE = 20;
const SETTLING_MS = 1000;
const LONGEST_RUN_MS = 180_000;

setTimeout(() => {
  console.error('the games do not come to an end');
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
  const perWarmTable = Math.ceil(WARM_GAMES / tables);
  const warm = await inTurns(Math.min(tables, WARM_GAMES), SEATED_AT_ONCE, () =>
    setTable(urls, perWarmTable),
  );
  // Until then the instances have subscribed to each other's games.
  await sleep(SETTLING_MS);
  await Promise.all(warm.map((table) => inTurns(perWarmTable, 1, table.play)));
  warm.forEach((table) => table.close());

  const seated = await inTurns(tables, SEATED_AT_ONCE, () => setTable(urls, games));
  await sleep(SETTLING_MS);
  const all = { ...pids, load: process.pid };
  const before = { cpu: each(all, cpuSeconds), machine: machineSeconds(), at: performance.now() };
  const latencies = (await Promise.all(seated.map((table) => inTurns(games, 1, table.play)))).flat(2);
  const seconds = (performance.now() - before.at) / 1000;
  const cpu = each(all, (pid, name) => cpuSeconds(pid) - before.cpu[name]);
  const used = Object.values(cpu).reduce((sum, value) => sum + value, 0);
  const others = Math.max(0, machineSeconds() - before.machine - used) / seconds;
  seated.forEach((table) => table.close());
  const moves = tables * games * MOVES_A_GAME;
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

/** What each connection of a player who does nothing holds in the server's memory. */
async function idle() {
  const instances = Object.entries(pids).filter(([name]) => name.startsWith('node'));
  const collected = async () => {
    for (const [, pid] of instances) process.kill(pid, 'SIGUSR2');
    await sleep(2000);
    return instances.reduce((sum, [, pid]) => sum + residentKiB(pid), 0);
  };
  const connect = (i) => connectPlayer(urls[i % urls.length], randomUUID());
  (await inTurns(200, SEATED_AT_ONCE, connect)).forEach((player) => player.close());
  await sleep(1000);
  const before = await collected();
  const players = await inTurns(connections, SEATED_AT_ONCE, connect);
  await sleep(2000);
  const kibPerConnection = ((await collected()) - before) / connections;
  players.forEach((player) => player.close());
  return { connections, kibPerConnection };
}

console.log(JSON.stringify(await (mode === 'idle' ? idle() : play())));
process.exit(0);
