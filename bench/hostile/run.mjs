// Attacks from one address beside players in live games, with all limits on. See bench/README.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { startTessera } from '../live/services.mjs';
import { ATTACKS } from './attacks.mjs';
import { createPairs, worstHealth } from './pairs.mjs';

const { values: options } = parseArgs({
  options: {
    instances: { type: 'string', default: '1,2' },
    pairs: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '6' },
    /** How often the pairs play without and with each attack. */
    repetitions: { type: 'string', default: '3' },
    attacks: { type: 'string', default: Object.keys(ATTACKS).join() },
  },
});
const [pairs, seconds, repetitions] = [options.pairs, options.seconds, options.repetitions].map(Number);
const SETTLING_MS = 1000;
const WARM_UP_SECONDS = 5;
const ENV = { LIMITS: '1', TRUST_PROXY: '1', LOG_LEVEL: 'info' };

const quantile = (times, q) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * q))] ?? Infinity;
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

/** What the instances write while a task runs. */
async function logged(instances, task) {
  const log = { lines: 0, bytes: 0 };
  const read = (chunk) => {
    log.bytes += chunk.length;
    log.lines += chunk.toString().split('\n').length - 1;
  };
  for (const { child } of instances) child.stdout.on('data', read);
  const result = await task();
  for (const { child } of instances) child.stdout.off('data', read);
  return { ...result, log };
}

/** Setting up the games isn't measured: it costs more than playing, and would hide the attack. */
async function measure({ urls, instances }, prepare) {
  const players = await createPairs(urls, pairs, seconds);
  const attack = await prepare?.();
  return logged(instances, async () => {
    let isOver = false;
    const health = worstHealth(urls, () => isOver);
    const attacking = attack?.();
    const played = await players.play();
    isOver = true;
    return { ...played, worst: await health, perSecond: (await attacking)?.perSecond };
  });
}

/**
 * Prepares an attack, which then begins with the first call: loading its program would take as much time from the players
 * as the attack itself. The result is how much it tried.
 */
async function prepareAttack(urls, name, address) {
  const task = JSON.stringify({ name, urls, address, seconds });
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'attacker.mjs'), task], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  return async () => {
    child.stdin.write('go\n');
    const [line] = await once(lines, 'line');
    return JSON.parse(line);
  };
}

/** Quantiles are the median of those of the repetitions, because other load on the machine spoils some of them. */
const together = (results) => ({
  quantile: (q) => median(results.map(({ latencies }) => quantile(latencies, q))),
  rejections: results.flatMap(({ rejections }) => rejections),
  worst: Math.max(...results.map(({ worst }) => worst)),
  tried: mean(results.map(({ perSecond }) => perSecond ?? 0)),
  lines: mean(results.map(({ log }) => log.lines)) / seconds,
  kib: mean(results.map(({ log }) => log.bytes)) / seconds / 1024,
});
const median = (numbers) => quantile(numbers, 0.5);
const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

async function compare(system, name, addressOf) {
  const [without, attacked] = [[], []];
  for (let i = 0; i < repetitions; i++) {
    without.push(await measure(system));
    attacked.push(await measure(system, () => prepareAttack(system.urls, name, addressOf(i))));
    await sleep(SETTLING_MS);
  }
  return [without, attacked].map(together);
}

async function attackAll(count) {
  const system = await startTessera({ instances: count, env: ENV });
  try {
    await (await createPairs(system.urls, pairs, WARM_UP_SECONDS)).play();
    for (const [number, name] of options.attacks.split(',').entries()) {
      const [without, attacked] = await compare(system, name, (i) => `192.0.2.${number * repetitions + i}`);
      const compared = [0.5, 0.99].map((q) => {
        const [before, after] = [without, attacked].map((side) => side.quantile(q));
        return `${before.toFixed(1)} → ${after.toFixed(1)} (${(after / before).toFixed(2)})`;
      });
      row([
        count,
        name,
        attacked.tried.toFixed(0),
        ...compared,
        attacked.rejections.length,
        `${without.worst.toFixed(0)} → ${attacked.worst.toFixed(0)}`,
        attacked.lines.toFixed(1),
        attacked.kib.toFixed(2),
      ]);
      for (const text of new Set(attacked.rejections)) console.error(text);
    }
  } finally {
    await system.stop();
  }
}

console.log(
  `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the start; ` +
    `${pairs} pairs, ${repetitions} times ${seconds} s without and with each attack\n`,
);
row([
  'instances',
  'attack',
  'tried/s',
  'p50 ms',
  'p99 ms',
  'rejected for players',
  'worst health check ms',
  'log lines/s',
  'log KiB/s',
]);
row(['--:', '---', ...Array(7).fill('--:')]);
for (const count of options.instances.split(',').map(Number)) await attackAll(count);
process.exit(0);
