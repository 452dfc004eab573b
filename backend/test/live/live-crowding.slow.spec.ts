import { setTimeout as sleep } from 'node:timers/promises';
import { MAX_CONNECTIONS, PATHS, PLAYER_HEADER, RATE_LIMITS } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { addressOf, connect, dial, openStream, rejectionOf } from '../support/live.js';

const SHARE = 0.1;
const MAX = MAX_CONNECTIONS.player * SHARE;
/** Long enough that checking for room doesn't reach the rate limit. */
const ASK_EVERY_MS = 300;

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ env: { LIMITS: String(SHARE) } });
});
afterEach(() => app.close());

async function thereIsRoomFor(player: string): Promise<boolean> {
  const leaving = new AbortController();
  const { status } = await fetch(addressOf(app) + PATHS.events, {
    headers: { [PLAYER_HEADER]: player },
    signal: leaving.signal,
  });
  leaving.abort();
  if (status !== 200) await sleep(ASK_EVERY_MS);
  return status === 200;
}

test("a player's connections are limited, over both transports, and closing one makes room", async () => {
  const player = aPlayer();
  const streams = [];
  while (streams.length < MAX - 1) streams.push(await openStream(app, player));
  const socket = await connect(app, player);
  const { data } = await rejectionOf(dial(app, { playerUUID: player, clientId: 'c' }));
  expect(data?.code).toBe('RATE_LIMITED');
  const { status, body, headers } = await app.http().get(PATHS.events).set(PLAYER_HEADER, player);
  expect([status, body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  const other = await connect(app, aPlayer());

  socket.close();
  await eventually('the player can connect again', () => thereIsRoomFor(player));
  for (const listener of [...streams, other]) listener.close();
});

test('a client that leaves before the stream begins leaves nothing behind', async () => {
  const player = aPlayer();
  // Authentication waits until the table is unlocked.
  await app.sql('BEGIN');
  await app.sql('LOCK TABLE player_uuid_mappings IN ACCESS EXCLUSIVE MODE');
  const leaving = Array.from({ length: MAX }, () =>
    fetch(addressOf(app) + PATHS.events, {
      headers: { [PLAYER_HEADER]: player },
      signal: AbortSignal.timeout(ASK_EVERY_MS),
    }).catch(() => 'left'),
  );
  expect(await Promise.all(leaving)).toEqual(new Array<string>(MAX).fill('left'));
  await sleep(ASK_EVERY_MS);
  await app.sql('ROLLBACK');
  const there = [];
  while (there.length < MAX) there.push(await connect(app, player));
  for (const listener of there) listener.close();
});

test("a socket that only sends nonsense is told to wait, and disconnected if it doesn't", async () => {
  const player = aPlayer();
  const listener = await connect(app, player);
  const { socket } = listener;
  const cutOff = new Promise<string>((resolve) => socket.once('disconnect', resolve));
  const other = await connect(app, player);
  const codes: string[] = [];
  const allowed = RATE_LIMITS.nonsense.perPlayer * SHARE;
  for (let i = 0; i <= allowed; i++) {
    codes.push(((await socket.emitWithAck('no_such_command', {})) as { code: string }).code);
  }
  expect(codes).toEqual([...new Array<string>(allowed).fill('BAD_INPUT'), 'RATE_LIMITED']);
  for (let i = 0; i < 120; i++) socket.emit('no_such_command', Buffer.alloc(100));
  expect(await cutOff).toBe('io server disconnect');
  // Its player can still use other connections.
  expect((await other.send('create_game', {})).success).toBe(true);
  listener.close();
  other.close();
});
