// Two instances, a database with a standby, and Redis, and the faults to inject.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRedisCluster } from '../../backend/test/support/redis-cluster.mjs';
import { startRedisServer } from '../../backend/test/support/redis-server.mjs';
import { startPrimary, startStandby } from '../../backend/test/support/replicated-postgres.mjs';
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
      const found = / (?:is|are) at (http:\/\/[^\s/"]+)/.exec(output)?.[1];
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

/** A primary and its standby at one address, which always leads to the primary. */
async function startDatabase(folder) {
  let count = 0;
  const nextFolder = () => path.join(folder, `postgres-${++count}`);
  let primary = await startPrimary(nextFolder());
  const proxy = await openProxy(primary.port);
  const newStandby = () => startStandby(primary, nextFolder(), { port: proxy.port });
  let standby = newStandby();
  await standby;
  return {
    url: throughProxy(primary.url, proxy),
    proxy,
    async restart() {
      await standby;
      proxy.target = undefined;
      proxy.cut();
      primary = await primary.restart(AWAY_MS);
      proxy.target = primary.port;
    },
    /** The primary's machine disappears, and the standby takes its place. */
    async replace() {
      const successor = await standby;
      proxy.target = undefined;
      proxy.freeze();
      await primary.kill();
      await successor.promote();
      primary = successor;
      proxy.target = primary.port;
      standby = newStandby();
    },
    async stop() {
      const servers = [await standby, primary];
      proxy.close();
      for (const server of servers) await server.stop();
    },
  };
}

/** One server behind a proxy. */
async function startSingleRedis() {
  let redis = await startRedisServer();
  const proxy = await openProxy(redis.port);
  return {
    url: `redis://127.0.0.1:${proxy.port}`,
    cut: () => proxy.cut(),
    faults: {
      'Redis restarted': async () => {
        await redis.kill();
        await sleep(AWAY_MS);
        redis = await startRedisServer(redis.port);
      },
    },
    async stop() {
      await redis.kill();
      proxy.close();
    },
  };
}

async function startClusteredRedis() {
  const cluster = await startRedisCluster();
  let replacement = Promise.resolve();
  return {
    url: cluster.url,
    cut: () => cluster.cutClients(),
    faults: {
      'Redis node lost': async () => {
        await replacement;
        // The one with the jobs.
        await cluster.killPrimaryOf('{tessera}');
        replacement = cluster.replaceKilled();
      },
    },
    async stop() {
      await replacement;
      await cluster.stop();
    },
  };
}

/** Starts everything. `faults` contains the faults by name; each resolves when the affected part runs again. */
export async function startSystem({ isCluster }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-soak-'));
  const database = await startDatabase(folder);
  const redis = await (isCluster ? startClusteredRedis() : startSingleRedis());
  const env = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
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
      ...redis.faults,
      'instance restarted': mortal.restart,
      'connections cut': async () => {
        for (const { proxy } of [mortal, survivor]) proxy.cut();
        database.proxy.cut();
        await redis.cut();
      },
      'PostgreSQL restarted': database.restart,
      'PostgreSQL primary lost': database.replace,
    },
    async stop() {
      await Promise.all([mortal.stop(), survivor.stop()]);
      await redis.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
