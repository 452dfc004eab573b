import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import {
  ADDRESS_LIMITS,
  GUESS_LIMITS,
  MESSAGE_LIMITS,
  PLAYER_HEADER,
  RATE_LIMITS,
} from '@tessera/contracts/wire';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { aPlayer, startApp } from '../support/app.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { ACKNOWLEDGED_WITHIN_MS, addressOf } from '../support/live.js';
import { startProgram, type Program } from '../support/program.js';
import { startRedisServer } from '../support/redis-server.mjs';

const COMMANDS = 20_000;
const [ATTACKER, PLAYERS] = ['192.0.2.66', '192.0.2.7'];
const MOVE = '["submit_letter",{"gameId":"ABC12","letter":"A","round":1}]';

/** A bare WebSocket, which has to authenticate. */
const open = (address: string, from: string) =>
  new WebSocket(`${address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { 'X-Forwarded-For': from },
  });

async function authenticated(address: string, from: string): Promise<WebSocket> {
  const socket = open(address, from);
  await once(socket, 'open');
  socket.send(`40${JSON.stringify({ playerUUID: aPlayer(), clientId: 'c' })}`);
  await new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      if (data.toString().startsWith('40')) resolve();
    }),
  );
  return socket;
}

describe('the built program, with all limits', () => {
  let database: TestDatabase;
  let redis: Awaited<ReturnType<typeof startRedisServer>>;
  let dataDir: string;
  let program: Program;
  let address: string;
  const sockets: Socket[] = [];

  beforeEach(async () => {
    database = await createTestDatabase();
    redis = await startRedisServer();
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-floods-'));
    program = startProgram(dataDir, {
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      LIMITS: '1',
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
    });
    address = await program.address;
  });

  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.close();
    program.kill();
    await program.ended;
    await redis.kill();
    await database.drop();
    rmSync(dataDir, { recursive: true });
  });

  /** A player whose commands must be accepted. */
  function aSocket() {
    const socket = io(address, {
      transports: ['websocket'],
      auth: { playerUUID: aPlayer(), clientId: 'c' },
      extraHeaders: { 'X-Forwarded-For': PLAYERS },
    });
    sockets.push(socket);
    return async (command: string, payload: object) => {
      const answer: unknown = await socket.timeout(ACKNOWLEDGED_WITHIN_MS).emitWithAck(command, payload);
      expect(answer).toMatchObject({ success: true });
      return answer as { gameId: string };
    };
  }

  /** How many scripts the rate limits have run in Redis so far. */
  async function scripts(): Promise<number> {
    const client = new Redis(redis.url);
    const stats = await client.info('commandstats');
    await client.quit();
    return [...stats.matchAll(/cmdstat_eval(?:sha)?:calls=(\d+)/g)].reduce(
      (sum, [, calls]) => sum + Number(calls),
      0,
    );
  }

  const linesWith = (text: string) =>
    program
      .output()
      .split('\n')
      .filter((line) => line.includes(text));

  const stopped = async () => {
    program.signal('SIGTERM');
    await program.ended;
  };

  test("four bursts of 20,000 commands cost next to nothing, and another's game goes on", async () => {
    const [ann, ben] = [aSocket(), aSocket()];
    const { gameId } = await ann('create_game', {});
    await ben('join_game', { gameId });
    const attackers = await Promise.all([1, 2, 3, 4].map(() => authenticated(address, ATTACKER)));
    const before = await scripts();
    const ended = attackers.map((socket) => once(socket, 'close'));
    for (const socket of attackers) {
      for (let id = 0; id < COMMANDS; id++) socket.send(`42${id}${MOVE}`);
    }
    await ann('submit_letter', { gameId, letter: 'A', round: 1 });
    await Promise.all(ended);
    await ben('submit_placement', { gameId, cellIndex: 0, round: 1 });
    await ann('submit_placement', { gameId, cellIndex: 0, round: 1 });

    // Two scopes of each command: those that a connection may have sent, and the three moves.
    const { inProgress, waiting } = MESSAGE_LIMITS;
    const max = 2 * (attackers.length * (inProgress + waiting) + 3);
    expect((await scripts()) - before).toBeLessThanOrEqual(max);
    await stopped();
    expect(linesWith('command rejected').length).toBeLessThanOrEqual(attackers.length);
    expect(linesWith('connection ended').length).toBeLessThanOrEqual(attackers.length);
  });

  test('commands beyond a limit cost no script, one line is logged, and their sender is disconnected', async () => {
    const socket = await authenticated(address, ATTACKER);
    let answers = 0;
    const ended = once(socket, 'close');
    const send = () => socket.send(`42${answers}${MOVE}`);
    socket.on('message', (data: Buffer) => {
      if (!data.toString().startsWith('43')) return;
      answers += 1;
      send();
    });
    const before = await scripts();
    send();
    await ended;
    const { perPlayer } = RATE_LIMITS.playMove;
    expect(answers).toBeGreaterThan(perPlayer);
    // Two scopes of each command, and the first time that the script itself is sent. The first commands also count
    // as wrong codes: for the player, the address and everyone.
    const max = 2 * perPlayer + 3 * GUESS_LIMITS.perPlayer + 2;
    expect((await scripts()) - before).toBeLessThanOrEqual(max);
    await stopped();
    expect(linesWith('command rejected')).toHaveLength(1);
    const [summary] = linesWith('more commands rejected');
    expect(JSON.parse(summary ?? '{}')).toMatchObject({ leftOut: expect.any(Number) as number });
  });

  test('requests beyond a limit are logged once', async () => {
    const player = aPlayer();
    const allowed = RATE_LIMITS.checkWord.perPlayer;
    const statuses: number[] = [];
    for (let i = 0; i < allowed + 20; i++) {
      const { status } = await fetch(address + CALLS.validateWord.path, {
        method: 'POST',
        headers: { [PLAYER_HEADER]: player, 'Content-Type': 'application/json', 'X-Forwarded-For': ATTACKER },
        body: '{"word":"AT"}',
      });
      statuses.push(status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    await stopped();
    expect(linesWith('"statusCode":429')).toHaveLength(1);
  });
});

test("connections that don't authenticate are bounded per address, and make room when they end", async () => {
  const limits = 0.05;
  const app = await startApp({ env: { LIMITS: String(limits), TRUST_PROXY: '1' } });
  const address = addressOf(app);
  const silent = Array.from({ length: ADDRESS_LIMITS.unauthenticated * limits }, () =>
    open(address, ATTACKER),
  );
  await Promise.all(silent.map((socket) => once(socket, 'open')));

  const rejected = open(address, ATTACKER);
  rejected.on('error', () => undefined);
  const [, response] = (await once(rejected, 'unexpected-response')) as [
    unknown,
    { statusCode: number; headers: Record<string, string>; resume(): void },
  ];
  response.resume();
  expect(response.statusCode).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  const elsewhere = await authenticated(address, PLAYERS);

  // One that authenticates doesn't count any more.
  silent[0]?.send(`40${JSON.stringify({ playerUUID: aPlayer(), clientId: 'c' })}`);
  await once(silent[0] as WebSocket, 'message');
  const another = await authenticated(address, ATTACKER);
  for (const socket of [...silent, elsewhere, another]) socket.terminate();
  await app.close();
});

/** Asks for a WebSocket and breaks the connection as soon as that has been sent. */
async function breakUpgrade(address: string, from: string): Promise<void> {
  const { hostname, port } = new URL(address);
  const socket = net.connect(Number(port), hostname);
  const lines = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: ${hostname}`,
    `X-Forwarded-For: ${from}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  ];
  await new Promise<void>((resolve) => {
    socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => resolve());
  });
  socket.resetAndDestroy();
}

test('connections that break while they wait for their turn leave the others alone', async () => {
  const app = await startApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
  const address = addressOf(app);
  const each = ADDRESS_LIMITS.unauthenticated / 4;
  const silent = Array.from({ length: each }, () => open(address, ATTACKER));
  const opened = silent.map((socket) => once(socket, 'open'));
  await Promise.all(Array.from({ length: each }, () => breakUpgrade(address, ATTACKER)));
  const others = await Promise.all([authenticated(address, ATTACKER), authenticated(address, PLAYERS)]);
  await Promise.all(opened);
  for (const socket of [...silent, ...others]) socket.terminate();
  await app.close();
});
