import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PRODUCT } from '@tessera/contracts/product';
import { PATHS } from '@tessera/contracts/wire';
import { Client } from 'pg';
import { io } from 'socket.io-client';
import { aPlayer } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';
import { startProgram, type Program } from '../support/program.js';
import { emptyRedis } from '../support/redis.js';

let folder: string;
let programs: Program[];
let database: TestDatabase;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-roles-'));
  programs = [];
});

afterEach(async () => {
  for (const program of programs) program.kill();
  await Promise.all(programs.map(({ ended }) => ended));
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(ROLE: string, command?: string): Promise<Program> {
  const REDIS_URL = await emptyRedis();
  const program = startProgram(folder, { DATABASE_URL: database.url, REDIS_URL, ROLE }, command);
  programs.push(program);
  return program;
}
const migrateBy = (role: string) => start(role, 'migrate.js');

const statusOf = async (program: Program, page: string): Promise<number> =>
  (await fetch((await program.address) + page)).status;

/** Resolves once a process has looked for the migrations in vain. */
async function waitsForTables(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const asked = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%FROM migrations'`;
  try {
    await eventually(
      'the process waits for the migrations',
      async () => (await client.query(asked)).rowCount === 1,
    );
  } finally {
    await client.end();
  }
}

describe('on a database without tables', () => {
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });

  test.each(['web', 'worker'])(
    'a %s process waits until the database is migrated, and is then ready',
    async (role) => {
      const program = await start(role);
      let hasStarted = false;
      void program.address.then(() => (hasStarted = true));
      await waitsForTables();
      expect(hasStarted).toBe(false);
      expect(await (await migrateBy(role)).ended).toBe(0);
      expect(await statusOf(program, PATHS.healthReady)).toBe(200);
    },
  );

  test('a web process that is stopped while it waits ends without errors', async () => {
    const program = await start('web');
    await waitsForTables();
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.lines().map(({ msg }) => msg)).toEqual([
      expect.stringMatching(/^Waiting for \d+ migrations$/),
      'Stopping because of SIGTERM',
      'Stopped',
    ]);
  });

  test('of several simultaneous migrations one does the work, and the others find it done', async () => {
    const commands = await Promise.all(['web', 'worker', 'all'].map(migrateBy));
    for (const command of commands) {
      expect(await command.ended).toBe(0);
      expect(command.output()).toMatch(/^The database is up to date, with \d+ migrations\.\n$/);
    }
    expect(await (await migrateBy('all')).ended).toBe(0);
  });

  test('a single process migrates by itself', async () => {
    expect(await statusOf(await start('all'), PATHS.healthReady)).toBe(200);
  });
});

describe('on a migrated database', () => {
  beforeEach(async () => {
    database = await createTestDatabase();
  });

  test('a worker only responds to its probes', async () => {
    const worker = await start('worker');
    expect(await statusOf(worker, PATHS.healthReady)).toBe(200);
    expect(await statusOf(worker, PATHS.healthLive)).toBe(200);
    for (const page of ['/', '/api/docs', '/api/docs/openapi.json', '/share/demo', PATHS.todayHighScore]) {
      expect([page, await statusOf(worker, page)]).toEqual([page, 404]);
    }
    const auth = { playerUUID: aPlayer(), clientId: 'tab' };
    const socket = io(await worker.address, { transports: ['websocket'], auth, reconnection: false });
    const outcome = new Promise((resolve) => {
      socket.once('connect', () => resolve('let in'));
      socket.once('connect_error', () => resolve('turned away'));
    });
    expect(await outcome).toBe('turned away');
    socket.close();
  });

  test('a web process serves players', async () => {
    const web = await start('web');
    expect(await statusOf(web, '/api/docs')).toBe(200);
    expect(await statusOf(web, PATHS.todayHighScore)).toBe(200);
  });

  test('migrating requires a database URL', async () => {
    const command = startProgram(folder, {}, 'migrate.js');
    programs.push(command);
    expect(await command.ended).toBe(1);
    expect(command.output()).toMatch(/^Invalid configuration:\nDATABASE_URL: is required .*\n$/);
    expect(command.output()).not.toContain(PRODUCT);
  });
});
