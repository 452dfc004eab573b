import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { recordProcess } from '../../scripts/scratch.mjs';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded-postgres.js';
import { runningPostmaster } from '../src/platform/database/postmaster-file.js';

const BUILT = path.join(import.meta.dirname, '../dist/platform/database/embedded-postgres.js');

let folder: string;
let dataDir: string;
let children: ChildProcess[];
let servers: EmbeddedPostgres[];

beforeAll(() => {
  if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: run npm run build first.`);
});

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-postgres-'));
  dataDir = path.join(folder, 'postgres');
  children = [];
  servers = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const server of servers) await server.stop();
  // What the killed processes have left running is ours to end.
  if (runningPostmaster(dataDir)) await (await start()).stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: { onExit?: () => void; durable?: boolean } = {}) => {
  const server = await startEmbeddedPostgres({ dataDir, durable: false, ...options });
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

/** Another process that starts the same server; it prints the address, or why not. */
const startInProcess = () => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(pathToFileURL(BUILT).href)});
    try {
      const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
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
  it('makes a database that answers, to nobody without the password, and only on this machine', async () => {
    const { url, reused } = await start();
    expect(reused).toBe(false);
    expect(await ask(url, 'SELECT current_database()')).toBe('tessera');
    expect(await ask(url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await ask(url, 'SHOW unix_socket_directories')).toBe('');
    const guess = new URL(url);
    guess.password = 'postgres';
    await expect(ask(guess.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('treats letters of all scripts alike on every machine', async () => {
    const { url } = await start();
    expect(await ask(url, `SELECT lower('ÅÉÎÕÜ ΣΑ')`)).toBe('åéîõü σα');
  });

  it('leaves a folder alone that holds something else', async () => {
    mkdirSync(dataDir);
    writeFileSync(path.join(dataDir, 'thesis.txt'), 'precious');
    await expect(start()).rejects.toThrow('holds something, but no database');
    expect(readdirSync(dataDir)).toEqual(['thesis.txt']);
  });

  it('succeeds after one that was killed halfway, and clears up behind it in time', async () => {
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
  it('clears up behind first starts that were killed halfway, long ago', async () => {
    await (await start()).stop();
    const [old, young] = ['postgres.new-old', 'postgres.new-young'].map((name) => path.join(folder, name));
    for (const draft of [old, young]) mkdirSync(draft ?? '');
    utimesSync(old ?? '', 0, 0);
    await start();
    expect(readdirSync(folder).sort()).toEqual(['postgres', 'postgres.new-young']);
  });

  it('finds what was stored before the stop', async () => {
    const first = await start();
    await ask(first.url, `CREATE TABLE note AS SELECT 'kept' AS text`);
    await first.stop();
    const second = await start();
    expect(await ask(second.url, 'SELECT text FROM note')).toBe('kept');
  });

  it('takes over the server of a killed process, data and all, and can stop it', async () => {
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

  it.each(['another process', 'a dead process that nobody has reaped'])(
    'is not misled by a left-over process number that belongs to %s',
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
  it('lets one of two first starts win, and tells the other who has it', async () => {
    const both = [startInProcess(), startInProcess()];
    const answers = await Promise.all(both.map(({ said }) => said));
    const winner = both.find((_, index) => answers[index]?.startsWith('postgres:'));
    const rejections = answers.filter((answer) => !answer.startsWith('postgres:'));
    expect(rejections).toHaveLength(1);
    expect(rejections[0]).toContain(`Another process uses it (tessera process ${winner?.child.pid})`);
  });

  it('waits for one that is just stopping', async () => {
    const first = startInProcess();
    await first.said;
    const second = startInProcess();
    await sleep(200);
    first.child.kill('SIGTERM');
    const url = await second.said;
    expect(await ask(url, 'SELECT 1')).toBe(1);
  });
});

describe('when the server fails under us', () => {
  it('says once that the server has ended by itself', async () => {
    const onExit = jest.fn();
    const server = await start({ onExit });
    process.kill(postmasterPid(), 'SIGKILL');
    await until('it is noticed', () => onExit.mock.calls.length > 0);
    await server.stop();
    expect(onExit).toHaveBeenCalledTimes(1);
  });

  it('says nothing about an end that was asked for', async () => {
    const onExit = jest.fn();
    await (await start({ onExit })).stop();
    await sleep(200);
    expect(onExit).not.toHaveBeenCalled();
  });

  it('stays in charge when the server recovers from the death of one of its processes', async () => {
    const onExit = jest.fn();
    const { url } = await start({ onExit });
    const leases = `SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory' AND granted`;
    const victim = (await ask(
      url,
      "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'tessera process%'",
    )) as number;
    process.kill(victim, 'SIGKILL');
    await until('it is in charge again', async () => (await ask(url, leases).catch(() => 0)) === 1);
    expect(onExit).not.toHaveBeenCalled();
  });
});
