import { spawn, type ChildProcess } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { recordProcess } from '../../../scripts/scratch.mjs';
import { EmbeddedPostgresError, startEmbeddedPostgres, type EmbeddedPostgres } from '../src/index.js';
import { runningPostmaster } from '../src/testing.js';

const BUILT = path.join(import.meta.dirname, '../dist/index.js');
const HINT = 'Set NOTES_SERVER to use your own.';

let folder: string;
let dataDir: string;
let children: ChildProcess[];
let servers: EmbeddedPostgres[];

beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: run npm run build first.`);
});

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-postgres-'));
  dataDir = path.join(folder, 'postgres');
  children = [];
  servers = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) await server.stop();
  // Stops the servers that killed processes have left running.
  if (runningPostmaster(dataDir)) await (await start()).stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: { onExit?: () => void; durable?: boolean } = {}) => {
  const settings = { dataDir, name: 'notes', folderSetting: 'NOTES_DIR', hint: HINT };
  const server = await startEmbeddedPostgres({ ...settings, durable: false, ...options });
  servers.push(server);
  return server;
};

const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
};

const until = async (what: string, condition: () => boolean | Promise<boolean>) => {
  for (let tries = 0; tries < 1000; tries++) {
    if (await condition()) return;
    await sleep(20);
  }
  throw new Error(`waited in vain until ${what}`);
};

/** Starts the same server from another process, which prints the address or the error. */
const startInProcess = () => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(pathToFileURL(BUILT).href)});
    try {
      const settings = { dataDir: ${JSON.stringify(dataDir)}, name: 'notes', durable: false };
      const server = await startEmbeddedPostgres(settings);
      console.log(server.url);
      process.on('SIGTERM', async () => { await server.stop(); process.exit(0); });
      setInterval(() => undefined, 1000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const removeRecord = child.pid ? recordProcess(folder, child.pid) : () => undefined;
  children.push(child);
  const said = new Promise<string>((resolve) =>
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve())).then(removeRecord);
  return { child, said, ended };
};

const postmasterPid = () => runningPostmaster(dataDir)?.pid ?? Number.NaN;

describe('a first start', () => {
  it('creates a database that requires the password and is reachable only from this machine', async () => {
    const { url, reused } = await start();
    expect(reused).toBe(false);
    expect(await ask(url, 'SELECT current_database()')).toBe('notes');
    expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await ask(url, 'SHOW unix_socket_directories')).toBe('');
    const guess = new URL(url);
    guess.password = 'postgres';
    await expect(ask(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('treats letters of all scripts the same on every machine', async () => {
    const { url } = await start();
    expect(await ask(url, `SELECT lower('ÅÉÎÕÜ ΣΑ')`)).toBe('åéîõü σα');
  });

  it("doesn't touch a folder that contains something else", async () => {
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'thesis.txt'), 'precious');
    await expect(start()).rejects.toThrow(
      `${dataDir} isn't empty, but contains no database. Move it, or choose another NOTES_DIR.`,
    );
    expect(readdirSync(dataDir)).toEqual(['thesis.txt']);
  });

  it('succeeds after one that was killed halfway, and eventually cleans up after it', async () => {
    const { child, ended } = startInProcess();
    const drafts = () => readdirSync(folder).filter((name) => name.includes('.new-'));
    await until(
      'the folder is being made',
      () => drafts().length > 0 && existsSync(path.join(folder, drafts()[0] ?? '', 'data')),
    );
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
    expect(existsSync(dataDir)).toBe(false);
    for (const draft of drafts()) utimesSync(path.join(folder, draft), 0, 0);

    const { url } = await start();
    expect(await ask(url, 'SELECT 1')).toBe(1);
    expect(readdirSync(folder)).toEqual(['postgres']);
  });
});

describe('a later start', () => {
  it('cleans up after first starts that were killed halfway, long ago', async () => {
    await (await start()).stop();
    const [old, young] = ['postgres.new-old', 'postgres.new-young'].map((name) => path.join(folder, name));
    for (const draft of [old, young]) mkdirSync(draft ?? '');
    utimesSync(old ?? '', 0, 0);
    await start();
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.new-young']);
  });

  it('finds the data stored before the stop', async () => {
    const first = await start();
    await ask(first.url, `CREATE TABLE note AS SELECT 'kept' AS text`);
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'SELECT text FROM note')).toBe('kept');
  });

  it('takes over the server of a killed process with its data, and can stop it', async () => {
    const { child, said, ended } = startInProcess();
    const url = await said;
    await ask(url, `CREATE TABLE note AS SELECT 'kept' AS text`);
    child.kill('SIGKILL');
    await ended;

    const reused = await start();
    expect(reused).toMatchObject({ reused: true, url });
    expect(await ask(reused.url, 'SELECT text FROM note')).toBe('kept');
    await reused.stop();
    await expect(ask(url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');
  });

  it.each(['another process', 'a zombie process'])(
    "isn't misled by a stale process ID that belongs to %s",
    async (whose) => {
      await (await start()).stop();
      let pid = process.pid;
      if (whose !== 'another process') {
        const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        children.push(parent);
        pid = await new Promise<number>((resolve) =>
          parent.stdout.once('data', (line: Buffer) => resolve(Number(line.toString()))),
        );
      }
      const leftOver = [
        pid,
        dataDir,
        '1700000000',
        '5432',
        '',
        '127.0.0.1',
        '  1234567         0',
        'ready   ',
        '',
      ];
      writeFileSync(path.join(dataDir, 'postmaster.pid'), leftOver.join('\n'));
      const { url, reused } = await start();
      expect(reused).toBe(false);
      expect(await ask(url, 'SELECT 1')).toBe(1);
    },
  );

  it('recovers what was committed before the server itself was killed', async () => {
    const first = await start({ durable: true });
    await ask(first.url, `CREATE TABLE note AS SELECT 'kept' AS text`);
    process.kill(postmasterPid(), 'SIGKILL');
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'SELECT text FROM note')).toBe('kept');
  });
});

describe('two processes on one folder', () => {
  it('if both start for the first time, one wins and the other learns who has the folder', async () => {
    const both = [startInProcess(), startInProcess()];
    const answers = await Promise.all(both.map(({ said }) => said));
    const winner = both.find((_, index) => answers[index]?.startsWith('postgres:'));
    const rejections = answers.filter((answer) => !answer.startsWith('postgres:'));
    expect(rejections).toHaveLength(1);
    expect(rejections[0]).toContain(`Another process is using it (notes process ${winner?.child.pid})`);
  });

  it('a process waits for one that is stopping', async () => {
    const first = startInProcess();
    await first.said;
    const second = startInProcess();
    await sleep(200);
    first.child.kill('SIGTERM');
    const url = await second.said;
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });
});

describe('a server that fails', () => {
  it('tells operators why it did not start, and what else they can do', async () => {
    await (await start()).stop();
    appendFileSync(path.join(dataDir, 'postgresql.conf'), 'nonsense = 1\n');
    const error = (await start().catch((reason: unknown) => reason)) as Error;
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(error.message).toContain('unrecognized configuration parameter "nonsense"');
    expect(error.message.split('\n').at(-1)).toBe(HINT);
  });

  it('is reported once if it ends by itself', async () => {
    const onExit = jest.fn();
    const server = await start({ onExit });
    process.kill(postmasterPid(), 'SIGKILL');
    await until('it is noticed', () => onExit.mock.calls.length > 0);
    await server.stop();
    expect(onExit).toHaveBeenCalledTimes(1);
  });

  it("isn't reported if it was stopped", async () => {
    const onExit = jest.fn();
    await (await start({ onExit })).stop();
    await sleep(200);
    expect(onExit).not.toHaveBeenCalled();
  });

  it('stays leased when it recovers from the death of one of its processes', async () => {
    const onExit = jest.fn();
    const { url } = await start({ onExit });
    const leases = `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND granted`;
    const victim = (await ask(
      url,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'notes process%'",
    )) as number;
    process.kill(victim, 'SIGKILL');
    await until('it is in charge again', async () => (await ask(url, leases).catch(() => 0)) === 1);
    expect(onExit).not.toHaveBeenCalled();
  });
});
