import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { VERSION } from '../../src/platform/releases/version.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startProgram, watchProgram, type Program } from '../support/program.js';
import { emptyRedis } from '../support/redis.js';

const MAIN = path.join(import.meta.dirname, '../../dist/main.js');

let folder: string;
let database: TestDatabase;
let program: Program | undefined;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-log-lines-'));
});
afterEach(async () => {
  program?.kill();
  await program?.ended;
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function stop(running: Program, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  await running.address;
  running.signal(signal);
  expect(await running.ended).toBe(0);
}

/** A transaction that keeps the first migration waiting, and what ends the connections of the program. */
async function whileMigrating(work: (cut: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const [holder, admin] = [database.url, database.url].map((connectionString) => {
    return new Client({ connectionString, application_name: 'the test' });
  });
  await Promise.all([holder?.connect(), admin?.connect()]);
  await holder?.query('BEGIN');
  await holder?.query('CREATE TABLE players (id int)');
  const others = `FROM pg_stat_activity WHERE datname = current_database() AND application_name <> 'the test'`;
  try {
    await eventually(
      'a migration waits',
      async () => (await admin?.query(`SELECT ${others} AND wait_event_type = 'Lock'`))?.rowCount === 1,
    );
    await work(async () => admin?.query(`SELECT pg_terminate_backend(pid) ${others}`));
  } finally {
    await Promise.all([holder?.end(), admin?.end()]);
  }
}

test('every line is JSON, from the first to the last, and says when the process starts and stops', async () => {
  database = await createTestDatabase();
  program = startProgram(folder, {
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://127.0.0.1:1',
    HOST: '0.0.0.0',
    METRICS_PORT: '0',
    // Makes Node print a warning.
    NODE_OPTIONS: '--pending-deprecation',
  });
  await stop(program);
  const lines = program.lines();
  expect(program.messages()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Failed to connect to Redis'),
      expect.stringMatching(/^Metrics at http:/),
      expect.stringMatching(/^PUBLIC_URL: not set/),
      expect.stringMatching(new RegExp(`^Tessera ${VERSION}.* is at http:`)),
      'Stopping because of SIGTERM',
      'Stopped',
    ]),
  );
  for (const line of lines) expect(line).toMatchObject({ level: expect.stringMatching(/^(info|warn)$/) });
  expect(lines.at(-1)?.msg).toBe('Stopped');
});

test('the start and the end of a process are logged at any level', async () => {
  database = await createTestDatabase();
  program = startProgram(folder, { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
  await stop(program);
  expect(program.messages()).toEqual([
    expect.stringMatching(/ is at http:/),
    'Stopping because of SIGTERM',
    'Stopped',
  ]);
});

test('a worker says that it runs jobs, and not that it serves players', async () => {
  database = await createTestDatabase();
  const PUBLIC_URL = 'https://play.example';
  const env = { DATABASE_URL: database.url, REDIS_URL: await emptyRedis(), PUBLIC_URL };
  program = startProgram(folder, { ...env, ROLE: 'worker' });
  await stop(program);
  const started = program.messages().find((text) => text?.startsWith(`Tessera ${VERSION}`));
  expect(started).toMatch(
    / runs jobs\. Its health checks are at http:\/\/127\.0\.0\.1:\d+\/api\/health\/live$/,
  );
  expect(program.output()).not.toContain(PUBLIC_URL);
});

// The program `script` of other systems has other options.
(process.platform === 'linux' ? test : xtest)('what goes to a terminal is plain text', async () => {
  database = await createTestDatabase();
  const child = spawn(
    'script',
    ['-qec', `exec ${process.execPath} ${MAIN}`, path.join(folder, 'typescript')],
    {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        DATA_DIR: folder,
        DATABASE_URL: database.url,
        HOST: '0.0.0.0',
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  program = watchProgram(child);
  await program.address;
  expect(program.output()).toMatch(
    /^(WARN Node\.js .*\r\n)?WARN PUBLIC_URL: not set, .*\r\nTessera [\d.]+ is at http:\S+\r\n$/,
  );
  // Ctrl-C
  child.stdin.write('\x03');
  expect(await program.ended).toBe(0);
  expect(program.output()).toMatch(/Stopping because of SIGINT\r\nStopped\r\n$/);
});

test('a database that is lost while the program starts is named as the cause', async () => {
  database = await createEmptyDatabase();
  const starting = startProgram(folder, { DATABASE_URL: database.url });
  program = starting;
  await whileMigrating(async (cut) => {
    await cut();
    expect(await starting.ended).toBe(1);
  });
  // Of the two connections that are lost, either may be noticed first.
  const fatal = starting.lines().filter(({ level }) => level === 'fatal');
  expect(fatal.map(({ msg }) => msg)).toEqual([expect.stringMatching(/DATABASE_URL: .* is unavailable: /)]);
  expect(starting.output()).not.toMatch(/"stack"|released/);
});

test('a process whose log goes to a full disk serves requests, and ends when it is asked to', async () => {
  database = await createTestDatabase();
  const full = openSync('/dev/full', 'w');
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], PORT: String(port), DATA_DIR: folder, DATABASE_URL: database.url },
    stdio: ['ignore', full, full],
  });
  closeSync(full);
  const health = () =>
    fetch(`http://127.0.0.1:${port}/api/health/live`, { signal: AbortSignal.timeout(2000) });
  try {
    await eventually('it responds', async () => (await health().catch(() => undefined))?.ok === true);
    expect((await fetch(`http://127.0.0.1:${port}/api/nope`)).status).toBe(404);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
  }
});

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await once(probe.listen(0, '127.0.0.1'), 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
