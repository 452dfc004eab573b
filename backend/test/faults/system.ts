import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Pool } from 'pg';
import { createTestDatabase } from '../support/database.js';
import { startProgram, type Program } from '../support/program.js';
import { startRedisServer, type RedisServer } from '../support/redis-server.mjs';
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.js';

/** One server process, with a door before it, and one before its Redis. */
export interface Instance {
  program: Program;
  door: TcpProxy;
  redisDoor: TcpProxy;
  /** Where its players find it. */
  address: string;
}

export interface System {
  instances: [Instance, Instance];
  redis: RedisServer;
  sql: Pool;
  close(): Promise<void>;
}

const portOf = (url: string): number => Number(new URL(url).port);

/** Two built programs on one database and one Redis. */
export async function startSystem(databaseUrl?: string): Promise<System> {
  const database = databaseUrl === undefined ? await createTestDatabase() : undefined;
  const url = databaseUrl ?? database?.url ?? '';
  const redis = await startRedisServer();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-faults-'));
  const start = () => startInstance(url, redis.port, folder);
  const instances = await Promise.all([start(), start()]);
  const sql = new Pool({ connectionString: url, max: 2 });
  sql.on('error', () => undefined);
  return {
    instances,
    redis,
    sql,
    close: async () => {
      for (const { program } of instances) program.kill();
      await Promise.all(instances.map(({ program }) => program.ended));
      await Promise.all(instances.flatMap(({ door, redisDoor }) => [door.close(), redisDoor.close()]));
      await sql.end();
      await redis.kill();
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startInstance(databaseUrl: string, redisPort: number, dataDir: string): Promise<Instance> {
  const redisDoor = await startTcpProxy(redisPort);
  const program = startProgram(dataDir, {
    DATABASE_URL: databaseUrl,
    REDIS_URL: `redis://127.0.0.1:${redisDoor.port}`,
    LIMITS: '0',
    LOG_LEVEL: 'warn',
  });
  const door = await startTcpProxy(portOf(await program.address));
  return { program, door, redisDoor, address: `http://127.0.0.1:${door.port}` };
}
