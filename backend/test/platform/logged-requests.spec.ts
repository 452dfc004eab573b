import { CALLS } from '@tessera/contracts/calls';
import type { CommandName } from '@tessera/contracts/live';
import { pathOf } from '@tessera/contracts/wire';
import { Client } from 'pg';
import { io, type Socket } from 'socket.io-client';
import { aPlayer } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { ACKNOWLEDGED_WITHIN_MS } from '../support/live.js';
import {
  expectNothingPersonal,
  headers,
  player,
  startLoggedServer,
  type LoggedServer,
} from '../support/logs.js';

let server: LoggedServer;
beforeEach(async () => {
  server = await startLoggedServer();
});
afterEach(() => server.stop());

test('every rejection is logged at the usual level, even before any call is reached', async () => {
  const address = await server.program.address;
  const url = address + pathOf(CALLS.createDaily.path);
  const post = (more: object, body: string) =>
    fetch(url, { method: 'POST', headers: { ...headers, ...more }, body });
  const rejected = [await post({ Origin: 'https://evil.example' }, '{}'), await post({}, '{"playerUUID":')];
  expect(rejected.map(({ status }) => status)).toEqual([403, 400]);

  const output = await server.fullOutput();
  const lines = output.split('\n').filter((line) => line.startsWith('{"level":"info"'));
  for (const response of rejected) {
    const id = response.headers.get('x-request-id') ?? '';
    expect(
      lines.filter((line) => line.includes(id) && line.includes(`"statusCode":${response.status}`)),
    ).toHaveLength(1);
  }
  expectNothingPersonal(output);
});

test('a failed statement is logged with its error, but without the player', async () => {
  const address = await server.program.address;
  const sql = new Client({ connectionString: server.database.url });
  await sql.connect();
  await sql.query('ALTER TABLE players RENAME TO lost');
  await sql.end();
  const { status } = await fetch(address + pathOf(CALLS.playerStats.path), { headers });
  expect(status).toBe(500);

  const output = await server.fullOutput();
  expect(output).toContain('relation \\"players\\" does not exist');
  expectNothingPersonal(output);
});

test('a database outage is logged, but not who was playing', async () => {
  const address = await server.program.address;
  await server.database.drop();
  const { status } = await fetch(address + pathOf(CALLS.playerStats.path), { headers });
  expect(status).toBe(503);

  const output = await server.fullOutput();
  expect(output).toMatch(/"level":"(warn|error)"/);
  expectNothingPersonal(output);
});

test('each line identifies the request, the player by public ID, and the game', async () => {
  const address = await server.program.address;
  const created = await fetch(address + pathOf(CALLS.createGame.path), {
    method: 'POST',
    headers,
    body: '{}',
  });
  const { gameId } = (await created.json()) as { gameId: string };
  const read = await fetch(address + pathOf(CALLS.getGame.path, { gameId }), { headers });
  const sql = new Client({ connectionString: server.database.url });
  await sql.connect();
  const { rows } = await sql.query<{ publicId: string }>(
    'SELECT "publicId" FROM players WHERE "playerUUID" = $1',
    [player],
  );
  await sql.end();

  const output = await server.fullOutput();
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
  const address = await server.program.address;
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
  await eventually('the log has the first command', () =>
    server.program.output().includes('"name":"create_game"'),
  );
  await send('submit_letter', { gameId, letter: 'A' });
  await ack(other, 'join_game', { gameId });
  // Made-up commands, and what they send in place of a game, aren't logged.
  await send(player as CommandName, { gameId: player });
  await send('join_game', { gameId: player });
  const sql = new Client({ connectionString: server.database.url });
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

  const output = await server.fullOutput();
  const lines = output
    .split('\n')
    .filter((text) => text.startsWith('{') && text.includes('"command":'))
    .map((text) => JSON.parse(text) as { command: { id: string; name: string } });
  // The events of a command are stored with its ID.
  const joining = lines.find(({ command }) => command.id === events[0]?.correlationId);
  expect(joining).toMatchObject({ level: 'debug', command: { name: 'join_game' }, ...ofBen, game: gameId });
  const others = lines.filter((line) => line !== joining);
  expect(others).toMatchObject([
    { level: 'debug', command: { name: 'create_game' }, ...ofAnn, game: gameId },
    { level: 'info', command: { name: 'submit_letter' }, ...ofAnn, game: gameId, code: 'NOT_STARTED' },
    { level: 'info', command: { name: 'unknown' }, ...ofAnn, code: 'BAD_INPUT' },
    { level: 'info', command: { name: 'join_game' }, ...ofAnn, code: 'BAD_INPUT' },
    {
      level: 'error',
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
