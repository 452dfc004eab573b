// Measures what the same work costs on several servers that take turns, in CPU time per unit of work.
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds, machineSeconds } from '../live/processes.mjs';

/** What a server still does after its last response, and what the kernel still has to account for. */
const AFTERWARDS_MS = 100;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

/**
 * Lets each server do `play(server, phase)` once unmeasured and then `repetitions` times, in turns and in changing
 * order. `phase(name, work)` measures a part of it. `servers` have a `name`, `pid` and `url`; `databasePid` is the
 * database that they share.
 */
export async function interleave({ servers, databasePid, repetitions, units, play }) {
  const milliseconds = new Map();
  const others = [];
  for (let repetition = -1; repetition < repetitions; repetition++) {
    for (const server of repetition % 2 === 0 ? servers : servers.toReversed()) {
      const used = () => [cpuSeconds(server.pid), cpuSeconds(databasePid)];
      const own = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage());
      const everything = () =>
        servers.reduce((sum, { pid }) => sum + cpuSeconds(pid), cpuSeconds(databasePid) + own());
      const start = { at: performance.now(), machine: machineSeconds(), ours: everything() };
      await play(server, async (name, work) => {
        const before = used();
        const result = await work();
        await sleep(AFTERWARDS_MS);
        const key = `${name}|${server.name}`;
        const spent = used().map((seconds, i) => ((seconds - before[i]) / units) * 1000);
        if (repetition >= 0) milliseconds.set(key, [...(milliseconds.get(key) ?? []), spent]);
        return result;
      });
      const seconds = (performance.now() - start.at) / 1000;
      if (repetition >= 0)
        others.push((machineSeconds() - start.machine - (everything() - start.ours)) / seconds);
    }
  }
  const of = (phase, server) => milliseconds.get(`${phase}|${server.name}`);
  return { phases: [...new Set([...milliseconds.keys()].map((key) => key.split('|')[0]))], of, others };
}

/** Prints a row per phase, and one with their sum. `floors` are the servers with which the first one is compared. */
export function printComparison({ phases, of, others }, servers, unit) {
  const [product, ...floors] = servers;
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}, load ${loadavg()[0].toFixed(1)} at the end; ` +
      `CPU ms per ${unit} (Node + PostgreSQL), medians\n`,
  );
  row(['', ...servers.map(({ name }) => name), ...floors.map(({ name }) => `relative to ${name}`)]);
  row(['---', ...Array(servers.length + floors.length).fill('--:')]);
  const total = ([node, database]) => node + database;
  const printRow = (title, runsOf) => {
    const medians = servers.map((server) =>
      [0, 1].map((part) => median(runsOf(server).map((run) => run[part]))),
    );
    const ratios = floors.map((floor) => {
      const [mine, theirs] = [runsOf(product), runsOf(floor)];
      return median(mine.map((run, i) => total(run) / total(theirs[i]))).toFixed(2);
    });
    const cells = medians.map(
      ([node, database]) => `${(node + database).toFixed(2)} (${node.toFixed(2)} + ${database.toFixed(2)})`,
    );
    row([title, ...cells, ...ratios]);
  };
  for (const phase of phases) printRow(phase, (server) => of(phase, server));
  printRow('all', (server) =>
    of(phases[0], server).map((_, i) =>
      [0, 1].map((part) => phases.reduce((sum, phase) => sum + of(phase, server)[i][part], 0)),
    ),
  );
  console.log(
    `\nOther load: ${median(others).toFixed(2)} cores (${Math.max(0, Math.min(...others)).toFixed(2)} to ${Math.max(...others).toFixed(2)})`,
  );
}

/** Does `count` jobs, `width` at the same time. Resolves with their results. */
export async function inTurns(count, width, job) {
  const results = Array(count);
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const index = next++;
      results[index] = await job(index);
    }
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}
