// Attacks from one address beside tables that play, with all limits on. See bench/README.md.
import { execFile } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { startTessera } from '../live/services.mjs';
import { ATTACKS } from './attacks.mjs';
import { playTables, worstHealth } from './tables.mjs';

const { values: options } = parseArgs({
  options: {
    instances: { type: 'string', default: '1,2' },
    tables: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    attacks: { type: 'string', default: Object.keys(ATTACKS).join() },
  },
});
const [tables, seconds] = [options.tables, options.seconds].map(Number);
const SETTLING_MS = 1000;
const ENV = { LIMITS: '1', TRUST_PROXY: '1', LOG_LEVEL: 'info' };

const run = promisify(execFile);
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

async function measure({ urls, instances }, attack) {
  return logged(instances, async () => {
    let isOver = false;
    const health = worstHealth(urls, () => isOver);
    const attacking = attack?.();
    const played = await playTables(urls, tables, seconds);
    isOver = true;
    return { ...played, worst: await health, perSecond: (await attacking)?.perSecond };
  });
}

/** The attack goes on while the tables are set up, too. */
async function attackOn(urls, name, address) {
  const task = JSON.stringify({ name, urls, address, seconds: seconds + 1 });
  const { stdout } = await run(process.execPath, [path.join(import.meta.dirname, 'attacker.mjs'), task]);
  return JSON.parse(stdout);
}

async function attackAll(count) {
  const system = await startTessera({ instances: count, env: ENV });
  try {
    await playTables(system.urls, tables, 3);
    let address = 0;
    for (const name of options.attacks.split(',')) {
      const without = await measure(system);
      const attacked = await measure(system, () => attackOn(system.urls, name, `192.0.2.${++address}`));
      const compared = [0.5, 0.99].map((q) => {
        const [before, after] = [without, attacked].map(({ latencies }) => quantile(latencies, q));
        return `${before.toFixed(1)} → ${after.toFixed(1)} (${(after / before).toFixed(2)})`;
      });
      row([
        count,
        name,
        attacked.perSecond.toFixed(0),
        ...compared,
        attacked.rejections.length,
        `${without.worst.toFixed(0)} → ${attacked.worst.toFixed(0)}`,
        (attacked.log.lines / seconds).toFixed(1),
        (attacked.log.bytes / seconds / 1024).toFixed(2),
      ]);
      for (const text of new Set(attacked.rejections)) console.error(text);
      await sleep(SETTLING_MS);
    }
  } finally {
    await system.stop();
  }
}

console.log(
  `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the start; ` +
    `${tables} tables, ${seconds} s each without and with the attack\n`,
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
