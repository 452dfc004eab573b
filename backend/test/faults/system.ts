import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { createTestDatabase } from '../support/database.js';
import { startProgram, type Program } from '../support/program.js';
import { startRedisServer, type RedisServer } from '../support/redis-server.mjs';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

/** A server process, with one proxy in front of it and one in front of its Redis. */
export interface Instance {
  program: Program;
  /** Starts the program again behind the same proxy, after it has ended. */
  startAgain(): Promise<void>;
  proxy: TcpProxy;
  redisProxy: TcpProxy;
  /** The address for its players. */
  address: string;
}

export interface System {
  instances: readonly [Instance, Instance, ...Instance[]];
  /** A test that starts another one sets it here. */
  redis: RedisServer;
  /** Likewise. */
  sql: Pool;
}

/** A connection pool that survives a restart of its server. */
export function poolAt(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 2 });
  pool.on('error', () => undefined);
  return pool;
}

const portOf = (url: string): number => Number(new URL(url).port);

interface Options {
  /** Of an existing database. */
  databaseUrl?: string | undefined;
  /** Of existing servers, instead of a new one behind the proxies. */
  redisUrl?: string;
  /** More variables of the programs, read each time that one starts. */
  env?: Record<string, string>;
  /** The file that each of them runs, read each time that one starts; by default, the current build. */
  command?: () => string;
  /** How many there are besides the two. */
  more?: number;
}

/** Two or more built programs with one database and one Redis, for the duration of `use`. */
export async function withSystem(
  use: (system: System) => Promise<void>,
  { databaseUrl, redisUrl, env = {}, command = () => 'main.js', more = 0 }: Options = {},
): Promise<void> {
  const toEnd: (() => unknown)[] = [];
  const ending = (end: () => unknown) => toEnd.unshift(end);
  try {
    const database = databaseUrl === undefined ? await createTestDatabase() : undefined;
    ending(() => database?.drop());
    const url = databaseUrl ?? database?.url ?? '';
    const redis = await startRedisServer();
    const system: Partial<System> = { redis };
    // A test may have replaced it.
    ending(() => system.redis?.kill());
    const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-faults-'));
    ending(() => rmSync(folder, { recursive: true, force: true }));
    const start = () =>
      startInstance({
        databaseUrl: url,
        redisUrl,
        redisPort: redis.port,
        dataDir: folder,
        env,
        command,
        ending,
      });
    system.sql = poolAt(url);
    // A test may have replaced this too.
    ending(() => system.sql?.end());
    const [first, second] = [await start(), await start()];
    const others = await Promise.all(Array.from({ length: more }, start));
    await use(Object.assign(system as System, { instances: [first, second, ...others] as const }));
  } finally {
    for (const end of toEnd) await end();
  }
}

interface InstanceOptions {
  databaseUrl: string;
  /** Without it, a server at `redisPort` behind a proxy. */
  redisUrl: string | undefined;
  redisPort: number;
  dataDir: string;
  env: Record<string, string>;
  command: () => string;
  ending: (end: () => unknown) => void;
}

async function startInstance({
  databaseUrl,
  redisUrl,
  redisPort,
  dataDir,
  env,
  command,
  ending,
}: InstanceOptions): Promise<Instance> {
  const redisProxy = await startTcpProxy(redisPort);
  ending(() => redisProxy.close());
  const start = () => {
    const variables = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl ?? `redis://127.0.0.1:${redisProxy.port}`,
      LIMITS: '0',
      LOG_LEVEL: 'warn',
      ...env,
    };
    const program = startProgram(dataDir, variables, command());
    ending(() => {
      program.kill();
      return program.ended;
    });
    return program;
  };
  const program = start();
  const proxy = await startTcpProxy(portOf(await program.address));
  ending(() => proxy.close());
  const startAgain = async () => {
    instance.program = start();
    proxy.target = portOf(await instance.program.address);
  };
  const instance = { program, startAgain, proxy, redisProxy, address: `http://127.0.0.1:${proxy.port}` };
  return instance;
}
