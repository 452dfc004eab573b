// Starts the built program with its own services: instances, a database, and Redis if there are several instances.
// Each process can be limited to certain cores, so that a result shows what those cores can do.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '../../backend/dist/platform/database/embedded-database.js';
import { ensureRedis } from '../../scripts/system-programs.mjs';

/** For example `--cpu-prof --cpu-prof-dir=profiles`, for CPU profiles. */
const NODE_FLAGS = process.env.NODE_FLAGS?.split(' ') ?? [];
const MAIN = path.join(import.meta.dirname, 'instance.mjs');

export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The command limited to these cores (a list in the format of `taskset`), or unlimited. */
const onCores = (cores, command) => (cores === undefined ? command : ['taskset', '-c', cores, ...command]);

/** Starts a program and waits until its output matches `ready`. `child` has a channel for messages if `ipc` is set. */
function launch(cores, command, env, ready, { ipc = false } = {}) {
  const [program, ...args] = onCores(cores, command);
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', ...(ipc ? ['ipc'] : [])],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output = (output + chunk).slice(-2000);
      const found = ready.exec(output);
      if (found) resolve({ child, pid: child.pid, found: found[1], stop });
    });
    void ended.then((code) => reject(new Error(`${program} exited (${code}): ${output}`)));
  });
}

async function startRedis(cores) {
  const port = await freePort();
  const command = [ensureRedis(console.error), '--port', String(port), '--save', '', '--appendonly', 'no'];
  const { pid, stop } = await launch(cores, command, {}, /(Ready) to accept/);
  return { pid, url: `redis://127.0.0.1:${port}`, stop };
}

/**
 * Starts a database and, if `withRedis` is set, Redis. `databaseCores` limits them to these cores; undefined means
 * all. `env` is what a server needs to use them. `stop` stops everything and removes its files.
 */
export async function startServices({ databaseCores, withRedis = false } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'));
  const steps = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of steps.splice(0)) await end();
  };
  try {
    const database = await startEmbeddedDatabase(folder);
    steps.unshift(() => database.stop());
    const postmaster = Number(
      readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    if (databaseCores !== undefined) execFileSync('taskset', ['-acp', databaseCores, String(postmaster)]);
    const pids = { postgres: postmaster };
    const env = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', LIMITS: '0', LOG_LEVEL: 'warn' };
    if (withRedis) {
      const redis = await startRedis(databaseCores);
      steps.unshift(redis.stop);
      Object.assign(env, { REDIS_URL: redis.url });
      pids.redis = redis.pid;
    }
    return { env, databaseUrl: database.url, pids, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts one instance of the server, or another program that prints its address like the server does. */
export async function startInstance(env, { cores, main = MAIN, ipc = false } = {}) {
  const command = [process.execPath, ...NODE_FLAGS, main];
  const { found, ...instance } = await launch(cores, command, env, / is at (http:[^\s"]+)/, { ipc });
  return { ...instance, url: found };
}

/**
 * Starts `instances` of the server. `cores` and `databaseCores` limit the instances and the database to these cores;
 * undefined means all. `main` and `ipc` are those of `startInstance`, `env` is added to their environment. `pids` contains the process ID of each part.
 * `stop` stops everything and removes its files.
 */
export async function startTessera({
  instances = 1,
  cores,
  databaseCores,
  withRedis = instances > 1,
  env: more = {},
  ...program
} = {}) {
  const { env, databaseUrl, pids, stop: stopServices } = await startServices({ databaseCores, withRedis });
  const started = [];
  const stop = async () => {
    for (const instance of started.splice(0).toReversed()) await instance.stop();
    await stopServices();
  };
  try {
    for (let i = 0; i < instances; i++) {
      const instance = await startInstance({ ...env, ...more }, { cores, ...program });
      started.push(instance);
      pids[instances === 1 ? 'node' : `node${i + 1}`] = instance.pid;
    }
    return { urls: started.map(({ url }) => url), instances: started, pids, databaseUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
