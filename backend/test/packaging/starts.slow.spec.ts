import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { builtFiles, copyCheckout } from './checkout.js';
import { aPlayer } from '../support/app.js';
import { createEmptyDatabase, type TestDatabase } from '../support/database.js';
import { type Program, watchProgram } from '../support/program.js';
import { emptyRedis } from '../support/redis.js';

const COPY_MS = 5 * 60_000;
const BUILD_MS = 10 * 60_000;

let checkout: string;
let database: TestDatabase;
let redisUrl: string;
let programs: Program[] = [];

beforeAll(() => {
  checkout = mkdtempSync(path.join(os.tmpdir(), 'tessera-checkout-'));
  copyCheckout(checkout);
}, COPY_MS);
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

beforeEach(async () => {
  programs = [];
  database = await createEmptyDatabase();
  redisUrl = await emptyRedis();
});

afterEach(async () => {
  for (const program of programs) program.signal('SIGTERM');
  await Promise.all(programs.map(({ ended }) => ended));
  await database.drop();
});

/** `npm start`, without npm. */
function start(): Program {
  const child = spawn(process.execPath, [path.join(checkout, 'scripts/start.mjs')], {
    cwd: checkout,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: path.join(checkout, '.data'),
      DATABASE_URL: database.url,
      REDIS_URL: redisUrl,
      SESSION_SECRET: 'of this test alone, and long enough',
      DICTIONARY_URL: '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, including the server that it starts.
    detached: true,
  });
  const program = watchProgram(child, child.pid && -child.pid);
  programs.push(program);
  return program;
}

/** The statuses of a page's own scripts and styles. */
async function assetStatuses(address: string): Promise<number[]> {
  const page = await (await fetch(address)).text();
  const assets = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, asset]) => asset);
  expect(assets.length).toBeGreaterThan(0);
  return Promise.all(assets.map(async (asset) => (await fetch(`${address}${asset}`)).status));
}

async function createDaily(address: string): Promise<number> {
  const { status } = await fetch(address + PATHS.createDaily, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [PLAYER_HEADER]: aPlayer() },
    body: JSON.stringify({ userTimezone: 'UTC' }),
  });
  return status;
}

const edit = (file: string, change: (text: string) => string) => {
  const full = path.join(checkout, file);
  writeFileSync(full, change(readFileSync(full, 'utf8')));
};

const changedSince = (before: Map<string, string>): string[] => {
  const after = builtFiles(checkout);
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
};

it(
  'a second start in the same checkout changes no file that the first one serves',
  async () => {
    const first = await start().address;
    const before = builtFiles(checkout);
    const second = await start().address;
    expect(changedSince(before)).toEqual([]);
    for (const address of [first, second])
      expect(new Set(await assetStatuses(address))).toEqual(new Set([200]));
  },
  BUILD_MS,
);

it(
  'a start after a change builds only what has changed',
  async () => {
    const before = builtFiles(checkout);
    edit('backend/src/describe-startup-error.ts', (text) =>
      text.replace('Invalid configuration', 'Wrong configuration'),
    );
    await start().address;
    // The bundles say where each package is, and this checkout only refers to those of the other one.
    const changed = changedSince(before).filter((file) => !file.startsWith('backend/dist/bundle/'));
    expect(changed.sort()).toEqual([
      'backend/dist/describe-startup-error.js',
      'backend/dist/describe-startup-error.js.map',
    ]);
  },
  BUILD_MS,
);

it(
  'two simultaneous starts with nothing built and an empty database both work',
  async () => {
    for (const dist of ['backend/dist', 'libs/rules/dist', 'libs/contracts/dist']) {
      rmSync(path.join(checkout, dist), { recursive: true });
    }
    const addresses = await Promise.all([start().address, start().address]);
    for (const address of addresses) {
      expect(await createDaily(address)).toBe(201);
      expect(new Set(await assetStatuses(address))).toEqual(new Set([200]));
    }
  },
  BUILD_MS,
);
