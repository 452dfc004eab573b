import { COMMANDS } from '@tessera/contracts/calls';
import { PATHS, PLAYER_HEADER, RATE_LIMITS } from '@tessera/contracts/wire';
import fc from 'fast-check';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { activeGame, readGame } from '../support/games.js';
import {
  ACKNOWLEDGED_WITHIN_MS,
  addressOf,
  connect,
  dial,
  openStream,
  rejectionOf,
} from '../support/live.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const handshake = () => ({ playerUUID: aPlayer(), clientId: 'c' });

test.each([
  [undefined, 'playerUUID'],
  [{}, 'playerUUID'],
  [{ playerUUID: 'x', clientId: 'c' }, 'playerUUID'],
  [{ playerUUID: ['a'], clientId: 'c' }, 'playerUUID'],
  [{ playerUUID: '3f2b8c9e-1111-8222-8333-444455556666', clientId: 'c' }, 'playerUUID'],
  [{ playerUUID: '3f2b8c9e-1111-4222-8333-444455556666' }, 'clientId'],
  [{ playerUUID: '3f2b8c9e-1111-4222-8333-444455556666', clientId: 'x'.repeat(65) }, 'clientId'],
  [{ playerUUID: '3f2b8c9e-1111-4222-8333-444455556666', clientId: 'c', lastEventId: 7 }, 'lastEventId'],
])('a handshake with %p is rejected, naming the field', async (auth, field) => {
  const { data } = await rejectionOf(dial(app, auth));
  expect(data).toMatchObject({ code: 'BAD_INPUT', field });
});

test.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
  'a page from %s gets no socket',
  async (Origin) => {
    await expect(rejectionOf(dial(app, handshake(), { Origin }))).resolves.toBeInstanceOf(Error);
  },
);

test("a page from the server's own address gets a socket, as does a client that isn't a browser", async () => {
  for (const headers of [{ Origin: addressOf(app) }, {}] as Record<string, string>[]) {
    const listener = await connect(app, aPlayer(), { headers });
    listener.close();
  }
});

test('an event stream requires its player', async () => {
  const rejected = await app.http().get(PATHS.events);
  expect([rejected.status, rejected.body.code]).toEqual([400, 'PLAYER_REQUIRED']);
  const nonsense = await app.http().get(PATHS.events).set(PLAYER_HEADER, 'x');
  expect([nonsense.status, nonsense.body.field]).toEqual([400, PLAYER_HEADER]);
  const tooLong = await app
    .http()
    .get(PATHS.events)
    .query({ clientId: 'x'.repeat(65) })
    .set(PLAYER_HEADER, aPlayer());
  expect([tooLong.status, tooLong.body.field]).toEqual([400, 'clientId']);
});

test('whatever a socket sends is rejected or ignored, and changes nothing', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const before = await readGame(app, ann, gameId);
  const listener = await connect(app, aPlayer());
  const { socket } = listener;
  // Any player may create a game, even without a payload.
  const command = fc.constantFrom(...Object.keys(COMMANDS).filter((name) => name !== 'create_game'));
  const junk = fc.oneof(
    fc.jsonValue(),
    fc.string(),
    fc.constantFrom(
      null,
      0,
      [],
      {},
      Buffer.from([1, 2, 3]),
      { gameId: Buffer.from('x') },
      [[[[]]]],
      '__proto__',
    ),
    fc.record({
      gameId: fc.oneof(fc.constant(gameId), fc.jsonValue()),
      letter: fc.jsonValue(),
      cellIndex: fc.jsonValue(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(command, fc.array(junk, { maxLength: 3 }), async (name, payload) => {
      const answer = (await socket.timeout(ACKNOWLEDGED_WITHIN_MS).emitWithAck(name, ...payload)) as {
        success: boolean;
        code: string;
      };
      expect(answer).toMatchObject({ success: false, code: expect.any(String) as string });
      expect(answer.code).not.toBe('INTERNAL');
    }),
    { numRuns: 200 },
  );
  expect(await socket.timeout(ACKNOWLEDGED_WITHIN_MS).emitWithAck('no_such_command', {})).toMatchObject({
    code: 'BAD_INPUT',
  });
  socket.emit('no_such_command', Buffer.alloc(100));
  socket.emit('submit_letter');
  socket.emit('submit_letter', () => undefined, 1);
  expect(await readGame(app, ann, gameId)).toEqual(before);
  listener.close();
});

/** Packets of the underlying protocol that no client would send. */
const DEEP = `${'['.repeat(7000)}${']'.repeat(7000)}`;
const RAW = [
  `2["submit_letter",${JSON.stringify('x'.repeat(100_000))}]`,
  `2["submit_letter",${DEEP}]`,
  `2["submit_letter",{"gameId":${DEEP}}]`,
  '2["submit_letter"',
  '0{"playerUUID":',
  '9',
  '',
  '51-["submit_letter"]',
  '52-["submit_letter",{"_placeholder":true,"num":-1}]',
  '2[1,2]',
  '2["disconnect"]',
  '2["__proto__",{"__proto__":{"success":true}}]',
  '20["refresh_game"]',
  '\u0000',
];

test.each(RAW)("the raw packet %.40p doesn't harm the server", async (packet) => {
  const [victim, other] = [await connect(app, aPlayer()), await connect(app, aPlayer())];
  victim.socket.io.engine.write(packet);
  victim.socket.io.engine.write(Buffer.from(packet));
  expect((await other.send('create_game', {})).success).toBe(true);
  victim.close();
  other.close();
});

test("a socket that sends too many commands is told so, and doesn't slow down other players", async () => {
  const limited = await startApp({ env: { LIMITS: '1' } });
  const { perPlayer } = RATE_LIMITS.createGame;
  const listener = await connect(limited, aPlayer());
  const answers = [];
  for (let i = 0; i <= perPlayer; i++) answers.push(await listener.send('create_game', {}));
  expect(answers.map(({ code }) => code)).toEqual([
    ...new Array<undefined>(perPlayer).fill(undefined),
    'RATE_LIMITED',
  ]);
  const other = await connect(limited, aPlayer());
  expect((await other.send('create_game', {})).success).toBe(true);
  listener.close();
  other.close();
  await limited.close();
});

test('a stream is removed when its client leaves', async () => {
  const player = aPlayer();
  const stream = await openStream(app, player);
  stream.close();
  await stream.ended;
  const listener = await connect(app, player);
  expect((await listener.send('create_game', {})).success).toBe(true);
  listener.close();
});
