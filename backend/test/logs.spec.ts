import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { CALLS, type Call, type CommandName } from '@tessera/contracts';
import { PAGES, pathOf, PLAYER_HEADER } from '@tessera/contracts/constants';
import { Client } from 'pg';
import { io, type Socket } from 'socket.io-client';
import { aPlayer } from './support/app.js';
import { createTestDatabase, type TestDatabase } from './support/database.js';
import { eventually } from './support/eventually.js';
import { linkIn, mailTo } from './support/mail.js';
import { oddPaths } from './support/odd-paths.js';
import { startProgram, type Program } from './support/program.js';
import { ACKNOWLEDGED_WITHIN_MS } from './support/live.js';

let database: TestDatabase;
let dataDir: string;
let program: Program;

beforeEach(async () => {
  database = await createTestDatabase();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-logs-'));
  program = startProgram(dataDir, { DATABASE_URL: database.url, LOG_LEVEL: 'trace', TRUST_PROXY: '1' });
});

afterEach(async () => {
  program.kill();
  await program.ended;
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

const player = aPlayer();
const clientAddress = '203.0.113.77';
const headers = {
  [PLAYER_HEADER]: player,
  'X-Forwarded-For': clientAddress,
  'Content-Type': 'application/json',
};

/** The complete output of the program after it has ended. */
async function fullOutput(): Promise<string> {
  program.signal('SIGTERM');
  await program.ended;
  return program.output();
}

const expectNothingPersonal = (output: string) => {
  expect(output.toLowerCase()).not.toContain(player);
  expect(output).not.toContain(clientAddress);
};

test("the logs never contain a player's UUID or address, even at the most verbose level", async () => {
  const address = await program.address;
  const paths = [
    `${pathOf(CALLS.playerStats.path)}?playerUUID=${player}`,
    pathOf(CALLS.getDaily.path, { gameId: player }),
    `/api/no/such/${player}`,
    `/${player}`,
  ];
  for (const url of paths) await fetch(address + url, { headers });
  const created = await fetch(address + pathOf(CALLS.createDaily.path), {
    method: 'POST',
    headers,
    body: JSON.stringify({ playerUUID: player }),
  });
  expect(created.status).toBe(201);

  const output = await fullOutput();
  expect(output).toContain('/api/player/stats');
  expect(output).toContain('[uuid]');
  expectNothingPersonal(output);
});

test('the logs contain no password, cookie, email address or reset link', async () => {
  const address = await program.address;
  const credentials = { email: 'ann.logs@play.example', password: 'correct horse battery' };
  const send = (call: Call, body: object | undefined, more: Record<string, string> = {}) =>
    fetch(address + pathOf(call.path), {
      method: call.method,
      headers: { ...headers, ...more },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const registered = await send(CALLS.register, credentials);
  expect(registered.status).toBe(201);
  const cookieOf = ({ headers: answered }: Response) =>
    answered
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .find((cookie) => cookie.includes('.sid=')) ?? '';
  const Cookie = cookieOf(registered);
  const loggedIn = await send(CALLS.login, credentials, { Cookie });
  const cookie = cookieOf(loggedIn);
  await send(CALLS.login, { ...credentials, password: 'a wrong horse' });
  await send(CALLS.register, credentials);
  await send(CALLS.currentUser, undefined, { Cookie: cookie });
  await send(CALLS.requestPasswordReset, { email: credentials.email });
  const { token } = linkIn(await mailTo(dataDir, credentials.email));
  await fetch(`${address}/reset-password/${token}`, { headers });
  await fetch(`${address}${CALLS.validateResetToken.path}?token=${token}`, { headers });
  expect((await send(CALLS.resetPassword, { token, password: 'a third horse' })).status).toBe(200);
  await send(CALLS.resetPassword, { token, password: 'a third horse' });

  const output = await fullOutput();
  expect(output).toContain('/api/auth/reset-password');
  expect(output).toContain('outbox');
  expectNothingPersonal(output);
  const sids = [Cookie, cookie].map((text) => decodeURIComponent(text).replace(/^.*=s:([^.]+)\..*$/, '$1'));
  for (const secret of [credentials.email, 'horse', token, ...sids, '$argon2']) {
    expect(output).not.toContain(secret);
  }
});

test('no route logs anything that grants access, wherever it is in the request', async () => {
  const address = await program.address;
  const secret = 'Sesame0penSesame0pen';
  const given = { playerUUID: player, email: `${secret}@play.example`, password: secret, token: secret };
  const Cookie = `tessera.sid=${encodeURIComponent(`s:${secret}.${secret}`)}`;
  for (const { path: pattern, method } of Object.values(CALLS) as Call[]) {
    const params = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', player]);
    const url = address + pathOf(pattern, Object.fromEntries(params) as Record<string, string>);
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const response = await fetch(`${url}?${new URLSearchParams(given).toString()}`, {
      method,
      headers: { ...headers, Cookie, Authorization: `Bearer ${secret}` },
      ...(hasBody ? { body: JSON.stringify({ ...given, newPassword: secret, message: secret }) } : {}),
    });
    await response.body?.cancel();
  }
  for (const page of Object.values(PAGES)) {
    await fetch(`${address}${page.replace(/:token/, secret).replace(/:\w+/g, player)}?token=${secret}`, {
      headers,
    });
  }
  const output = await fullOutput();
  for (const { path: pattern } of Object.values(CALLS)) {
    expect(output).toContain(pattern.replace(/:\w+/g, '[uuid]'));
  }
  expectNothingPersonal(output);
  expect(output).not.toContain(secret);
});

test('an unusually written path reveals no more than any other', async () => {
  const address = await program.address;
  const { port, hostname } = new URL(address);
  const secrets = { token: 'Sesame0penSesame0pen', email: 'ann.odd@play.example', uuid: player };
  const paths = oddPaths(secrets);
  for (const path of paths) {
    // Not with fetch, which would normalize the path.
    const asked = http.get({ port, hostname, path, headers });
    const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
    await once(response.resume(), 'end');
  }
  const output = await fullOutput();
  expect(output.match(/\[(token|email|uuid)\]/g)?.length).toBeGreaterThanOrEqual(paths.length);
  expectNothingPersonal(output);
  for (const tail of [secrets.token.slice(1), 'play.example', player.slice(1), player.slice(-12)]) {
    expect(output).not.toContain(tail);
  }
});

test('every rejection is logged at the usual level, even before any call is reached', async () => {
  const address = await program.address;
  const url = address + pathOf(CALLS.createDaily.path);
  const post = (more: object, body: string) =>
    fetch(url, { method: 'POST', headers: { ...headers, ...more }, body });
  const rejected = [await post({ Origin: 'https://evil.example' }, '{}'), await post({}, '{"playerUUID":')];
  expect(rejected.map(({ status }) => status)).toEqual([403, 400]);

  const output = await fullOutput();
  const lines = output.split('\n').filter((line) => line.startsWith('{"level":30'));
  for (const response of rejected) {
    const id = response.headers.get('x-request-id') ?? '';
    expect(
      lines.filter((line) => line.includes(id) && line.includes(`"statusCode":${response.status}`)),
    ).toHaveLength(1);
  }
  expectNothingPersonal(output);
});

test('a failed statement is logged with its error, but without the player', async () => {
  const address = await program.address;
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  await sql.query('ALTER TABLE players RENAME TO lost');
  await sql.end();
  const { status } = await fetch(address + pathOf(CALLS.playerStats.path), { headers });
  expect(status).toBe(500);

  const output = await fullOutput();
  expect(output).toContain('relation \\"players\\" does not exist');
  expectNothingPersonal(output);
});

test('a database outage is logged, but not who was playing', async () => {
  const address = await program.address;
  await database.drop();
  const { status } = await fetch(address + pathOf(CALLS.playerStats.path), { headers });
  expect(status).toBe(503);

  const output = await fullOutput();
  expect(output).toMatch(/"level":(40|50)/);
  expectNothingPersonal(output);
});

test('each line identifies the request, the player by public ID, and the game', async () => {
  const address = await program.address;
  const created = await fetch(address + pathOf(CALLS.createGame.path), {
    method: 'POST',
    headers,
    body: '{}',
  });
  const { gameId } = (await created.json()) as { gameId: string };
  const read = await fetch(address + pathOf(CALLS.getGame.path, { gameId }), { headers });
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  const { rows } = await sql.query<{ publicId: string }>(
    'SELECT "publicId" FROM players WHERE "playerUUID" = $1',
    [player],
  );
  await sql.end();

  const output = await fullOutput();
  const id = read.headers.get('x-request-id') ?? '';
  const line = output.split('\n').find((text) => text.includes(id) && text.includes('"statusCode":200'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    req: { id },
    player: rows[0]?.publicId,
    game: gameId,
  });
  expectNothingPersonal(output);
});

test('the line of a socket command does the same, whether it is accepted, rejected or fails', async () => {
  const address = await program.address;
  const connect = (playerUUID: string) =>
    io(address, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: { playerUUID, clientId: 'logs' },
    });
  const opponent = aPlayer();
  const [socket, other] = [connect(player), connect(opponent)];
  const ack = (from: Socket, name: CommandName, payload: object) =>
    from.timeout(ACKNOWLEDGED_WITHIN_MS).emitWithAck(name, payload) as Promise<{
      success: boolean;
      gameId: string;
    }>;
  const send = (name: CommandName, payload: object) => ack(socket, name, payload);
  const { gameId } = await send('create_game', {});
  // A new player's public ID is looked up for the first line only, after the acknowledgement.
  await eventually('the log has the first command', () => program.output().includes('"name":"create_game"'));
  await send('submit_letter', { gameId, letter: 'A' });
  await ack(other, 'join_game', { gameId });
  // Made-up commands, and what they send in place of a game, aren't logged.
  await send(player as CommandName, { gameId: player });
  await send('join_game', { gameId: player });
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  const publicIdOf = async (playerUUID: string) =>
    (
      await sql.query<{ publicId: string }>('SELECT "publicId" FROM players WHERE "playerUUID" = $1', [
        playerUUID,
      ])
    ).rows[0]?.publicId;
  const [ofAnn, ofBen] = [{ player: await publicIdOf(player) }, { player: await publicIdOf(opponent) }];
  const { rows: events } = await sql.query<{ correlationId: string }>(
    'SELECT "correlationId" FROM game_events',
  );
  await sql.query('ALTER TABLE games RENAME TO lost');
  await sql.end();
  expect((await send('refresh_game', { gameId })).success).toBe(false);
  for (const one of [socket, other]) one.close();

  const output = await fullOutput();
  const lines = output
    .split('\n')
    .filter((text) => text.startsWith('{') && text.includes('"command":'))
    .map((text) => JSON.parse(text) as { command: { id: string; name: string } });
  // The events of a command are stored with its ID.
  const joining = lines.find(({ command }) => command.id === events[0]?.correlationId);
  expect(joining).toMatchObject({ level: 20, command: { name: 'join_game' }, ...ofBen, game: gameId });
  const others = lines.filter((line) => line !== joining);
  expect(others).toMatchObject([
    { level: 20, command: { name: 'create_game' }, ...ofAnn, game: gameId },
    { level: 30, command: { name: 'submit_letter' }, ...ofAnn, game: gameId, code: 'NOT_STARTED' },
    { level: 30, command: { name: 'unknown' }, ...ofAnn, code: 'BAD_INPUT' },
    { level: 30, command: { name: 'join_game' }, ...ofAnn, code: 'BAD_INPUT' },
    {
      level: 50,
      command: { name: 'refresh_game' },
      ...ofAnn,
      game: gameId,
      err: { message: expect.stringContaining('does not exist') as string },
    },
  ]);
  for (const line of others.slice(2, 4)) expect(line).not.toHaveProperty('game');
  expect(output).not.toContain(opponent);
  expectNothingPersonal(output);
});
