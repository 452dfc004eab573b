// The product as it ships, with services of its own: instances, a database, Redis where there are several.
// Every process may be kept to some cores, so that a figure says what those cores do.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../backend/dist/platform/database/embedded-postgres.js';
import { ensureRedis } from '../../scripts/redis.mjs';

/** For instance `--cpu-prof --cpu-prof-dir=profiles`, to see where the time goes. */
const NODE_FLAGS = process.env.NODE_FLAGS?.split(' ') ?? [];
const MAIN = path.join(import.meta.dirname, 'instance.mjs');

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The command on these cores only (a list as `taskset` takes it), or anywhere. */
const onCores = (cores, command) => (cores === undefined ? command : ['taskset', '-c', cores, ...command]);

/** Starts a program, and waits until it has said `ready`. */
function launch(cores, command, env, ready) {
  const [program, ...args] = onCores(cores, command);
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said = (said + chunk).slice(-2000);
      const found = ready.exec(said);
      if (found) resolve({ pid: child.pid, found: found[1], stop });
    });
    void ended.then((code) => reject(new Error(`${program} ended (${code}): ${said}`)));
  });
}

async function startRedis(cores) {
  const port = await freePort();
  const command = [ensureRedis(console.error), '--port', String(port), '--save', '', '--appendonly', 'no'];
  const { pid, stop } = await launch(cores, command, {}, /(Ready) to accept/);
  return { pid, url: `redis://127.0.0.1:${port}`, stop };
}

/**
 * Starts `instances` of the server. `cores` and `databaseCores` are lists of cores for each, undefined for
 * all. `pids` names the process of each part, `databaseUrl` is the database's; `stop` ends and removes all of it.
 */
export async function startTessera({ instances = 1, cores, databaseCores, withRedis = instances > 1 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-bench-'));
  const steps = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of steps.splice(0)) await end();
  };
  try {
    const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
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
    const urls = [];
    for (let i = 0; i < instances; i++) {
      const instance = await launch(cores, [process.execPath, ...NODE_FLAGS, MAIN], env, / is at (http:\S+)/);
      steps.unshift(instance.stop);
      pids[instances === 1 ? 'node' : `node${i + 1}`] = instance.pid;
      urls.push(instance.found);
    }
    return { urls, pids, databaseUrl: database.url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
