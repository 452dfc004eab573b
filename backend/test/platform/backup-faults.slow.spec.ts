import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { MIGRATIONS } from '../../src/migrations.js';
import { DatabaseUse, whileUnused } from '../../src/platform/database/database-use.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { contentsOf, run, type Ended, makeBackup } from '../support/backups.js';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startProgram } from '../support/program.js';

let folder: string;
let database: TestDatabase;
let client: Client;

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-backup-faults-'));
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  await insertPlayers(500);
});
afterEach(async () => {
  await client.end();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const insertPlayers = (count: number) =>
  client.query(
    `INSERT INTO players ("playerUUID", "publicId")
     SELECT gen_random_uuid(), gen_random_uuid() FROM generate_series(1, $1)`,
    [count],
  );

const env = (url = database.url) => ({ DATABASE_URL: url, DATA_DIR: folder, BACKUP_DIR: folder });
const backUp = (more = {}) => run('backup', { env: env(), ...more });
const restore = (file: string, more = {}) => run('restore', { env: env(), args: [file], ...more });

const savedBackup = (url?: string) => makeBackup(env(url));

/** What the database has, without what an interrupted restore has prepared beside it. */
async function contents(): Promise<Record<string, string[]>> {
  const { structure = [], ...tables } = await contentsOf(database.url);
  return { ...tables, structure: structure.filter((line) => !line.includes('tessera_restore')) };
}

/** Holds a lock that makes whoever wants the table wait, and runs `work` meanwhile. */
async function whileLocked(lock: string, work: () => Promise<void>): Promise<void> {
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${lock}`);
  await work();
  await client.query('COMMIT');
}

const expectRefusal = ({ code, output }: Ended, reason: RegExp) => {
  expect(output).toMatch(reason);
  expect(code).toBe(1);
};

test('a backup that is killed leaves no backup, and the next one removes what it left', async () => {
  const before = await savedBackup();
  await whileLocked('players IN ACCESS EXCLUSIVE MODE', async () => {
    let kill = () => {};
    const ended = backUp({ onStart: (end: () => void) => (kill = end) });
    await eventually('a part is written', () => readdirSync(folder).some((name) => name.endsWith('.part')));
    kill();
    expect((await ended).code).toBe('SIGKILL');
  });
  expect(readdirSync(folder).filter((name) => !name.startsWith('.'))).toEqual([before]);
  const next = await savedBackup();
  expect(readdirSync(folder).sort()).toEqual([before, next].sort());
});

test('a full disk leaves neither a backup nor a restored database, and the older backup as it was', async () => {
  const name = await savedBackup();
  const bytes = readFileSync(path.join(folder, name));
  const before = await contents();
  const blocks = 4;
  expect(bytes.length).toBeGreaterThan(2 * 512 * blocks);
  for (const ended of [await backUp({ blocks }), await restore(name, { blocks })])
    expectRefusal(ended, /EFBIG/);
  expect(readdirSync(folder)).toEqual([name]);
  expect(readFileSync(path.join(folder, name))).toEqual(bytes);
  expect(await contents()).toEqual(before);
});

test('a backup whose folder cannot be created fails, and names the variable', async () => {
  // More than fits into the buffers between the database and the file.
  await insertPlayers(5000);
  const place = path.join(folder, 'unplugged');
  symlinkSync(path.join(folder, 'no/such/disk'), place);
  const ended = await backUp({ env: { ...env(), BACKUP_DIR: place } });
  expectRefusal(ended, /BACKUP_DIR: \S+unplugged can't be created/);
});

const STEPS = ['Checking', 'Backing up', 'Loading', 'Migrating', 'Reapplying'];

test('a restore that is killed at any step leaves the database as it was, and can be repeated', async () => {
  const name = await savedBackup();
  const saved = (await contents())['players'];
  await insertPlayers(1);
  const before = await contents();
  const killedAt = (step: string) =>
    restore(name, {
      onOutput: (output: string, kill: () => void) => output.includes(step) && kill(),
      args: [name, ...(step === 'Backing up' ? [] : ['--no-restore-point'])],
    });
  for (const step of STEPS) {
    expect([step, (await killedAt(step)).code]).toEqual([step, 'SIGKILL']);
    expect(await contents()).toEqual(before);
  }
  // In the middle of the last transaction, which can't go on.
  await whileLocked('users IN ACCESS SHARE MODE', async () => {
    expect((await killedAt('Replacing')).code).toBe('SIGKILL');
  });
  expect(await contents()).toEqual(before);
  expect(await restore(name)).toMatchObject({ code: 0 });
  const after = await contentsOf(database.url);
  expect(after['players']).toEqual(saved);
  expect(after['structure']).toEqual(before['structure']);
});

test('a damaged or missing file is refused, and so is one of a newer release', async () => {
  const name = await savedBackup();
  const file = path.join(folder, name);
  const bytes = readFileSync(file);
  await client.query(`INSERT INTO migrations (timestamp, name) VALUES (9e15, 'AddTomorrow9000000000000')`);
  const newer = await savedBackup();
  await client.query(`DELETE FROM migrations WHERE name = 'AddTomorrow9000000000000'`);
  const before = await contents();
  bytes[bytes.length >> 1]! ^= 1;
  writeFileSync(file, bytes);
  expectRefusal(await restore(file), /\.sql\.gz is damaged/);
  writeFileSync(file, gzipSync(Buffer.alloc(64 << 20, 'x')));
  expectRefusal(await restore(file), /\.sql\.gz is damaged: it has an endless line/);
  expectRefusal(await restore('no-such-file'), /doesn't exist/);
  expectRefusal(await restore(newer), /newer release.*AddTomorrow9000000000000/s);
  expect(await contents()).toEqual(before);
});

test('a backup of an older release is restored and migrated; one into the database of a newer release is refused', async () => {
  const older = await createEmptyDatabase();
  const sorted = MIGRATIONS.toSorted((a, b) => a.name.slice(-13).localeCompare(b.name.slice(-13)));
  try {
    await migrate(older.url, sorted.slice(0, 10));
    const old = new Client({ connectionString: older.url });
    await old.connect();
    await old.query(
      `INSERT INTO players ("playerUUID", "publicId") VALUES (gen_random_uuid(), gen_random_uuid())`,
    );
    await old.end();
    const name = await savedBackup(older.url);
    const current = (await contents())['structure']?.filter((line) => !/_seq: \d/.test(line));
    expect(await restore(name)).toMatchObject({ code: 0 });
    const restored = await contents();
    expect(restored['players']).toHaveLength(1);
    expect(restored['structure']?.filter((line) => !/_seq: \d/.test(line))).toEqual(current);
    await client.query(`INSERT INTO migrations (timestamp, name) VALUES (9e15, 'AddTomorrow9000000000000')`);
    expectRefusal(await restore(name), /belongs to a newer release/);
  } finally {
    await older.drop();
  }
});

test('a restore refuses while a program uses the database, and names no program that uses another one', async () => {
  const other = await createTestDatabase();
  const uses = [
    await DatabaseUse.begin(database.url, { name: 'uses this one' }),
    await DatabaseUse.begin(other.url, { name: 'uses another one' }),
  ];
  try {
    const refused = whileUnused(database.url, () => Promise.resolve());
    await expect(refused).rejects.toThrow(
      'the database is in use (uses this one). Stop all processes first.',
    );
  } finally {
    for (const use of uses) await use.release();
    await other.drop();
  }
});

test('a restore waits for no running program and refuses, and a program that missed one ends', async () => {
  const name = await savedBackup();
  const program = startProgram(folder, env());
  try {
    await program.address;
    expectRefusal(await restore(name), /in use \(tessera all, process \d+\)/);
    await eventually('its lock is lost, and taken by a restore', async () => {
      await client.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND application_name LIKE 'tessera all%'`,
      );
      const taken = whileUnused(database.url, () => program.ended);
      return taken.then(
        (code) => code === 1,
        () => false,
      );
    });
    expect(program.output()).toContain('A backup has been restored');
    expect(await restore(name)).toMatchObject({ code: 0 });
  } finally {
    program.kill();
    await program.ended;
  }
});
