// Two instances, a database and a Redis server, each behind a TCP proxy, and the faults to inject.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../backend/dist/platform/database/embedded-postgres.js';
import { startRedisServer } from '../../backend/test/support/redis-server.mjs';
import { residentKiB } from '../live/processes.mjs';
import { openProxy } from './proxy.mjs';

const MAIN = path.join(import.meta.dirname, '../live/instance.mjs');
const AWAY_MS = 3000;
const COLLECTING_MS = 1500;

const portOf = (url) => Number(new URL(url).port);

const throughProxy = (url, { port }) => {
  const address = new URL(url);
  address.port = String(port);
  address.hostname = '127.0.0.1';
  return address.href;
};

function launch(env) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, PORT: '0', LIMITS: '0', LOG_LEVEL: 'error', DICTIONARY_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output = (output + chunk).slice(-2000);
      const found = / is at (http:\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then((code) => reject(new Error(`an instance exited (${code}): ${output}`)));
  });
  address.catch(() => undefined);
  return { child, ended, address };
}

async function startInstance(env) {
  let program = launch(env);
  const proxy = await openProxy(portOf(await program.address));
  const again = async () => {
    await program.ended;
    program = launch(env);
    proxy.target = portOf(await program.address);
  };
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    proxy,
    async kill() {
      program.child.kill('SIGKILL');
      await again();
    },
    async restart() {
      program.child.kill('SIGTERM');
      await again();
    },
    /** Resident memory in MiB, after a garbage collection. */
    async memory() {
      program.child.kill('SIGUSR2');
      await sleep(COLLECTING_MS);
      return residentKiB(program.child.pid) / 1024;
    },
    async stop() {
      program.child.kill('SIGTERM');
      await program.ended;
      proxy.close();
    },
  };
}

/** Starts everything. `faults` contains the faults by name; each resolves when the affected part runs again. */
export async function startSystem() {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-soak-'));
  const startDatabase = () => startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  let database = await startDatabase();
  const databaseProxy = await openProxy(portOf(database.url));
  let redis = await startRedisServer();
  const redisProxy = await openProxy(redis.port);
  const env = {
    DATABASE_URL: throughProxy(database.url, databaseProxy),
    REDIS_URL: `redis://127.0.0.1:${redisProxy.port}`,
    DATA_DIR: folder,
    SESSION_SECRET: 'shared by the two instances of the soak test',
  };
  // Faults hit the first instance. The second is never stopped, so its memory shows growth.
  const mortal = await startInstance(env);
  const survivor = await startInstance(env);
  return {
    urls: [mortal.url, survivor.url],
    databaseUrl: env.DATABASE_URL,
    memory: survivor.memory,
    faults: {
      'instance killed': mortal.kill,
      'Redis restarted': async () => {
        await redis.kill();
        await sleep(AWAY_MS);
        redis = await startRedisServer(redis.port);
      },
      'instance restarted': mortal.restart,
      'connections cut': async () => {
        for (const { proxy } of [mortal, survivor]) proxy.cut();
        databaseProxy.cut();
        redisProxy.cut();
      },
      'PostgreSQL restarted': async () => {
        databaseProxy.target = undefined;
        databaseProxy.cut();
        await database.stop();
        await sleep(AWAY_MS);
        database = await startDatabase();
        databaseProxy.target = portOf(database.url);
      },
    },
    async stop() {
      await Promise.all([mortal.stop(), survivor.stop()]);
      await redis.kill();
      for (const proxy of [databaseProxy, redisProxy]) proxy.close();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
