// Plays live games over real sockets on the built program. See bench/README.md.
import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { startTessera } from './services.mjs';

const { values: options } = parseArgs({
  options: {
    pairs: { type: 'string', default: '1,50,500' },
    instances: { type: 'string', default: '1,2' },
    repetitions: { type: 'string', default: '3' },
    connections: { type: 'string', default: '2000' },
    /** A folder with the peer benchmark: its load plays on its servers and on this one in one run. */
    peers: { type: 'string' },
  },
});
const listOf = (text) => text.split(',').filter(Boolean).map(Number);
const TOTAL_GAMES = 400;

const run = promisify(execFile);
const pinned = availableParallelism() >= 2 && spawnSync('taskset', ['-V']).status === 0;

async function measure(instances, task) {
  // With one instance the whole server gets one core, so that the result is what one core can do.
  const core = pinned && instances === 1 ? '0' : undefined;
  const { urls, pids, stop } = await startTessera({ instances, cores: core, databaseCores: core });
  try {
    const command = [
      process.execPath,
      path.join(import.meta.dirname, 'load.mjs'),
      JSON.stringify({ urls, pids, ...task }),
    ];
    const [program, ...args] = core === undefined ? command : ['taskset', '-c', '1', ...command];
    const { stdout } = await run(program, args, { maxBuffer: 1 << 26 });
    return JSON.parse(stdout);
  } finally {
    await stop();
  }
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function repeated(instances, task) {
  const results = [];
  for (let i = 0; i < Number(options.repetitions); i++) results.push(await measure(instances, task));
  return (select) => median(results.map(select));
}

const row = (cells) => console.log(`| ${cells.join(' | ')} |`);

async function own() {
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0].model}; medians of ${options.repetitions}\n`,
  );
  row([
    'instances',
    'pairs',
    'moves/s',
    'p50 ms',
    'p99 ms',
    'CPU µs per move: all',
    'Node',
    'PostgreSQL',
    'Redis',
    'other load, cores',
  ]);
  row(Array(10).fill('--:'));
  for (const instances of listOf(options.instances)) {
    for (const pairs of listOf(options.pairs)) {
      const games = Math.max(2, Math.min(40, Math.round(TOTAL_GAMES / pairs)));
      const of = await repeated(instances, { mode: 'play', pairs, games });
      const part =
        (name) =>
        ({ microseconds }) =>
          Object.entries(microseconds).reduce(
            (sum, [key, value]) => (key.startsWith(name) ? sum + value : sum),
            0,
          );
      const server = (result) => part('node')(result) + part('postgres')(result) + part('redis')(result);
      row([
        instances,
        pairs,
        of(({ movesPerSecond }) => movesPerSecond).toFixed(0),
        of(({ p50 }) => p50).toFixed(2),
        of(({ p99 }) => p99).toFixed(2),
        ...[server, part('node'), part('postgres'), part('redis')].map((select) => of(select).toFixed(0)),
        of(({ others }) => others).toFixed(2),
      ]);
    }
  }
  const connections = Number(options.connections);
  if (connections === 0) return;
  const of = await repeated(1, { mode: 'idle', connections });
  console.log(
    `\n${of(({ kibPerConnection }) => kibPerConnection).toFixed(1)} KiB per idle connection (${connections} connections)`,
  );
}

/** Runs the peer benchmark in a copy of its folder, with a driver for this server added. */
function withPeers(folder) {
  const copy = mkdtempSync(path.join(tmpdir(), 'tessera-peers-'));
  try {
    cpSync(folder, copy, { recursive: true });
    const driver = JSON.stringify(path.join(import.meta.dirname, 'peers-driver.mjs'));
    writeFileSync(
      path.join(copy, 'drivers/tessera.mjs'),
      `import { score } from '../game.mjs';\nimport { driverWith } from ${driver};\nexport { title, start } from ${driver};\nexport const connect = driverWith(score);\n`,
    );
    const run = (program, args) => spawnSync(program, args, { cwd: copy, stdio: 'inherit' }).status === 0;
    return (
      run('npm', ['ci']) &&
      run(process.execPath, [
        'run.mjs',
        '--peers',
        'tessera,boardgameio,colyseus-default,socketio',
        '--games',
        options.pairs,
        '--reps',
        options.repetitions,
        '--idle',
        '0',
      ])
    );
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (options.peers === undefined) await own();
else process.exitCode = withPeers(path.resolve(options.peers)) ? 0 : 1;
