import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { aPlayer } from '../support/app.js';
import { createTestDatabase } from '../support/database.js';
import { databaseProcess, startProgram, type Program } from '../support/program.js';

const aFolder = () => mkdtempSync(path.join(os.tmpdir(), 'tessera-start-'));

/** The data folder of a program that was started once and stopped. */
let startedBefore: string;
let dataDir: string;
let programs: Program[] = [];

beforeAll(async () => {
  startedBefore = aFolder();
  const program = startProgram(startedBefore);
  await program.address;
  program.signal('SIGTERM');
  await program.ended;
});
afterAll(() => rmSync(startedBefore, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = aFolder();
  programs = [];
});

afterEach(async () => {
  for (const program of programs) program.kill();
  await Promise.all(programs.map(({ ended }) => ended));
  const left = databaseProcess(dataDir);
  if (left !== undefined) process.kill(left, 'SIGQUIT');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
});

const start = (env?: Record<string, string>) => {
  const program = startProgram(dataDir, env);
  programs.push(program);
  return program;
};

/** Not the first start, which takes seconds longer. */
const startAgain = () => {
  cpSync(startedBefore, dataDir, { recursive: true });
  return start();
};

const readiness = async (program: Program) =>
  (await fetch(`${await program.address}/api/health/ready`)).status;

/** Starts today's game, or returns the one that this player has already started. */
const todaysGame = async (program: Program, player: string): Promise<string> => {
  const response = await fetch((await program.address) + PATHS.createDaily, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [PLAYER_HEADER]: player },
    body: JSON.stringify({ userTimezone: 'UTC' }),
  });
  const { game } = (await response.json()) as { game: { gameId: string } };
  return game.gameId;
};

it('starts with an empty folder and no configuration, and is ready to play', async () => {
  const program = start();
  expect(await readiness(program)).toBe(200);
  expect(await todaysGame(program, aPlayer())).toMatch(/./);
});

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('stopped with %s', (signal) => {
  it('shuts down cleanly together with its database', async () => {
    const program = startAgain();
    // Opens many database connections, which all end without an error.
    await Promise.all(Array.from({ length: 30 }, () => readiness(program)));
    expect(databaseProcess(dataDir)).toBeDefined();
    program.signal(signal);
    expect(await program.ended).toBe(0);
    expect(databaseProcess(dataDir)).toBeUndefined();
    expect(program.output()).not.toContain('lost');
    expect(program.output()).not.toContain('"stack"');
  });
});

it('shuts down cleanly when Ctrl-C is pressed twice in the terminal', async () => {
  const program = startAgain();
  await program.address;
  program.signal('SIGINT');
  program.signal('SIGINT');
  expect(await program.ended).toBe(0);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

/** A connection that a client keeps open after sending only this. */
const holdOpen = async (program: Program, sent: string): Promise<Socket> => {
  const { hostname, port } = new URL(await program.address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(sent);
  // A response to a later connection proves that the program has accepted this one.
  expect(await readiness(program)).toBe(200);
  return socket;
};

const HALF_A_REQUEST = `POST ${PATHS.validateWord} HTTP/1.1
Host: 127.0.0.1
Content-Type: application/json
Content-Length: 1000

{"word":`.replaceAll('\n', '\r\n');

describe.each([
  ['keeps an idle connection open', ''],
  ['never finishes a request', HALF_A_REQUEST],
])('while a browser %s', (_, sent) => {
  it('still shuts down', async () => {
    const program = startAgain();
    const socket = await holdOpen(program, sent);
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(databaseProcess(dataDir)).toBeUndefined();
    socket.destroy();
  });

  it('exits immediately on a second Ctrl-C, together with its database', async () => {
    const program = startAgain();
    const socket = await holdOpen(program, sent);
    program.signal('SIGINT');
    await sleep(1_000);
    program.signal('SIGINT');
    expect(await program.ended).toBe(1);
    while (databaseProcess(dataDir) !== undefined) await sleep(5);
    socket.destroy();
  });
});

it('creates no complete database if it is stopped while creating one', async () => {
  const program = start();
  const draft = () => readdirSync(dataDir).find((name) => name.startsWith('postgres.new-')) ?? 'none';
  const made = (file: string) => existsSync(path.join(dataDir, draft(), 'data', file));
  while (!made('PG_VERSION')) await sleep(1);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  expect(program.messages()).toEqual(['Stopping because of SIGTERM', 'Stopped']);
  // Interrupted, initdb removes its files; otherwise this waits in vain.
  while (made('PG_VERSION')) await sleep(5);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

it('leaves no database process and no error behind if it is stopped while starting', async () => {
  cpSync(startedBefore, dataDir, { recursive: true });
  for (const moment of [0, 40, 100, 180, 260, 350, 450]) {
    const program = start();
    while (databaseProcess(dataDir) === undefined) await sleep(1);
    await sleep(moment);
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(program.messages().filter((text) => !text?.includes(' is at '))).toEqual([
      'Stopping because of SIGTERM',
      'Stopped',
    ]);
    // It was interrupted last; otherwise this runs into the test's time limit.
    while (databaseProcess(dataDir) !== undefined) await sleep(5);
  }
});

it('continues where it was after it was killed', async () => {
  const player = aPlayer();
  const killed = startAgain();
  const game = await todaysGame(killed, player);
  const database = databaseProcess(dataDir);
  killed.signal('SIGKILL');
  expect(await killed.ended).toBe('SIGKILL');

  const program = start();
  expect(await todaysGame(program, player)).toBe(game);
  expect(databaseProcess(dataDir)).toBe(database);
  program.signal('SIGINT');
  expect(await program.ended).toBe(0);
  expect(databaseProcess(dataDir)).toBeUndefined();
});

it('continues where it was after the program and the database were killed', async () => {
  const player = aPlayer();
  const killed = startAgain();
  const game = await todaysGame(killed, player);
  process.kill(databaseProcess(dataDir) ?? 0, 'SIGKILL');
  killed.signal('SIGKILL');
  await killed.ended;
  expect(await todaysGame(start(), player)).toBe(game);
});

it("rejects a folder that another process uses, and doesn't affect that process", async () => {
  const first = startAgain();
  await first.address;
  const second = start();
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain('Another process is using it');
  expect(second.output()).not.toContain('"stack"');
  expect(await readiness(first)).toBe(200);
});

it('ends with a message if its database dies', async () => {
  const program = startAgain();
  await program.address;
  process.kill(databaseProcess(dataDir) ?? 0, 'SIGKILL');
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('The embedded database stopped unexpectedly');
});

it('uses the server of DATABASE_URL, and starts none of its own', async () => {
  const database = await createTestDatabase();
  try {
    const program = start({ DATABASE_URL: database.url });
    expect(await readiness(program)).toBe(200);
    expect(program.output()).not.toContain('PUBLIC_URL');
    const player = aPlayer();
    const game = await todaysGame(program, player);
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
    program.signal('SIGTERM');
    expect(await program.ended).toBe(0);
    const open = start({ DATABASE_URL: database.url, HOST: '0.0.0.0' });
    expect(await todaysGame(open, player)).toBe(game);
    // Other machines can reach it now, and it can't know its public address.
    expect(open.output()).toContain('PUBLIC_URL: not set');
  } finally {
    for (const program of programs) program.kill();
    await Promise.all(programs.map(({ ended }) => ended));
    await database.drop();
  }
});
