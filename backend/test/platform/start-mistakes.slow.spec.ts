import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { startProgram } from '../support/program.js';

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-mistakes-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true });
});

/** The output of a program that fails to start. */
async function complaintOf(env: Record<string, string>, dataDir = folder): Promise<string> {
  const program = startProgram(dataDir, env);
  try {
    expect(await program.ended).toBe(1);
    const [line, ...more] = program.lines();
    expect([line?.level, more]).toEqual(['fatal', []]);
    return line?.msg ?? '';
  } finally {
    program.kill();
  }
}

const withDatabase = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;

describe('the operator gets one line that names the variable', () => {
  test.each([
    [
      'an unreachable server',
      () => 'postgres://me:secret@127.0.0.1:1/tessera',
      /no server is responding at 127/,
    ],
    ['an unknown host', () => 'postgres://me:secret@nowhere.invalid/tessera', /the host nowhere\.invalid/],
    ['an unknown database', () => withDatabase({ pathname: '/nowhere' }), /"nowhere" does not exist/],
    ['a wrong password', () => withDatabase({ password: 'secret' }), /password authentication failed/],
    ['no database at all', () => 'postgres://', /must include a host and a database/],
  ])('if DATABASE_URL names %s', async (_, url, problem) => {
    const complaint = await complaintOf({ DATABASE_URL: url() });
    expect(complaint).toMatch(/^Invalid configuration:\nDATABASE_URL: .*$/);
    expect(complaint).toMatch(problem);
    expect(complaint).not.toContain('secret');
  });

  test.each(['192.0.2.1', 'nowhere.invalid'])(
    "if HOST is %s, which isn't an address of this machine",
    async (HOST) => {
      const complaint = await complaintOf({ DATABASE_URL: database.url, HOST });
      expect(complaint).toMatch(/^Invalid configuration:\nHOST: .*$/);
    },
  );

  test('if PORT is taken', async () => {
    const other = net.createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const PORT = String((other.address() as AddressInfo).port);
    const complaint = await complaintOf({ DATABASE_URL: database.url, PORT });
    expect(complaint).toMatch(/^Invalid configuration:\nPORT: another program .*$/);
    other.close();
  });

  test('if DATA_DIR is a file', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(await complaintOf({}, file)).toMatch(/^Invalid configuration:\nDATA_DIR: .*$/);
  });

  test("if DATA_DIR is behind a link to a disk that isn't there", async () => {
    const link = path.join(folder, 'link');
    symlinkSync(path.join(folder, 'unmounted'), link);
    const problem = /^Invalid configuration:\nDATA_DIR: \S+link\S* can't be created; .*$/;
    const databases: Record<string, string>[] = [{}, { DATABASE_URL: database.url }];
    for (const env of databases) expect(await complaintOf(env, path.join(link, 'data'))).toMatch(problem);
  });

  test.each([
    ['main.js', []],
    ['admin.js', ['jobs']],
    ['migrate.js', []],
    ['backup.js', []],
  ])('if DATABASE_URL names a server that never responds to %s', async (program, args) => {
    const mute = net.createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const env = { DATABASE_URL: `postgres://me:secret@${host}/tessera`, BACKUP_DIR: folder };
    const started = startProgram(folder, env, program, args);
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`DATABASE_URL: the server at ${host} is unavailable: timeout expired`);
    mute.close();
  });

  test.each([
    ['backup.js', ['--bogus'], /^Unknown option '--bogus'/],
    ['backup.js', ['now'], /^Unexpected argument 'now'/],
    ['restore.js', ['--bogus'], /^Unknown option '--bogus'/],
    ['restore.js', ['x.sql.gz', '--identity', '/no/key'], /^\/no\/key can't be read \(ENOENT/],
    ['restore.js', [os.tmpdir()], / is a folder, not a backup$/],
  ])('if %s is called with %j', async (program, args, problem) => {
    const command = startProgram(folder, { DATABASE_URL: database.url }, program, args);
    expect(await command.ended).toBe(1);
    const lines = command.output().trimEnd().split('\n');
    expect(lines).toEqual([expect.stringMatching(problem)]);
  });

  test('if NAMES_FILE is missing or invalid', async () => {
    const NAMES_FILE = path.join(folder, 'names.txt');
    const env = { DATABASE_URL: database.url, NAMES_FILE };
    expect(await complaintOf(env)).toMatch(/^Invalid configuration:\nNAMES_FILE: .* can't be read .*$/);
    writeFileSync(NAMES_FILE, 'voldemort\n?\n');
    expect(await complaintOf(env)).toMatch(/^Invalid configuration:\nNAMES_FILE: line 2 of .*$/);
  });

  test('if LAUNCH_DATE has changed', async () => {
    const first = startProgram(folder, { DATABASE_URL: database.url });
    await first.address;
    first.signal('SIGTERM');
    await first.ended;
    const moved = { DATABASE_URL: database.url, LAUNCH_DATE: '2026-02-01' };
    expect(await complaintOf(moved)).toMatch(/^Invalid configuration:\nLAUNCH_DATE: .*$/);
    // Commands don't wait for an application that failed to start.
    const command = startProgram(folder, moved, 'admin.js', ['jobs']);
    expect(await command.ended).toBe(1);
    expect(command.output()).toMatch(/^Invalid configuration:\nLAUNCH_DATE: /m);
  });
});
