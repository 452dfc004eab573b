import { randomUUID } from 'node:crypto';
import { CALLS } from '@tessera/contracts/calls';
import type { ServiceNotice } from '@tessera/contracts/maintenance';
import { type Call, NOTICE_HEADER, PATHS } from '@tessera/contracts/wire';
import { aPlayer, type CallInput, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { ADMIN, startGuardedApp } from '../support/callers.js';
import {
  CHALLENGE_LETTERS,
  completeChallenge,
  createChallenge,
  makeChallenge,
  startChallenge,
} from '../support/challenges.js';
import { completeDaily, GOOD_GRID, startDaily } from '../support/dailies.js';
import { aDuel, chooseLetter, placeLetter } from '../support/duels.js';
import { activeGame, byRest, bySocket, choose, place, playRounds, waitingGame } from '../support/games.js';
import { connect, openStream } from '../support/live.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(NOW + minutes * MINUTE).toISOString();

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = new Browser(app);
  await admin.login(ADMIN);
});
afterAll(() => app.close());
afterEach(async () => {
  app.clock.time = NOW;
  await change({ announcement: null, pause: null });
});

const change = (body: object) => admin.call(CALLS.changeMaintenance, { body });
const pause = () => change({ pause: { endsAt: inMinutes(10) } });
const codeOf = async (call: Call, input: CallInput) => (await app.call(call, input)).body.code as unknown;

const DATE = '2026-11-10';
const TODAY = { userTimezone: 'UTC' };

/** Everything that begins something, as somebody new would. */
const BEGINNINGS: [what: string, begin: (player: string) => Promise<readonly [Call, CallInput]>][] = [
  ['a daily', (player) => Promise.resolve([CALLS.createDaily, { player, body: TODAY }])],
  ['a simple daily', (player) => Promise.resolve([CALLS.createSimpleDaily, { player, body: TODAY }])],
  ['a practice game', (player) => Promise.resolve([CALLS.createPractice, { player, body: { date: DATE } }])],
  [
    'a duel',
    (player) => Promise.resolve([CALLS.createGame, { player, body: { gameMode: 'daily', level: 'keen' } }]),
  ],
  ['a live game', (player) => Promise.resolve([CALLS.createGame, { player, body: {} }])],
  [
    'a live game that can be repeated',
    (player) => Promise.resolve([CALLS.createGame, { player, body: { requestId: randomUUID() } }]),
  ],
  ['a live game without a player', () => Promise.resolve([CALLS.createGame, { body: {} }])],
  [
    'a game by joining it',
    async (player) => [
      CALLS.joinGame,
      { player, params: { gameId: await waitingGame(app, aPlayer()) }, body: { clientId: 'c' } },
    ],
  ],
  [
    'a rematch',
    async (player) => {
      const other = aPlayer();
      const gameId = await activeGame(app, player, other);
      await playRounds({ 1: byRest(app, player), 2: byRest(app, other) }, gameId);
      return [CALLS.rematch, { player, params: { gameId }, body: {} }];
    },
  ],
  [
    'a challenge',
    (player) =>
      Promise.resolve([
        CALLS.createChallenge,
        { player, body: { letters: CHALLENGE_LETTERS, requestId: randomUUID() } },
      ]),
  ],
  [
    'a game of a challenge',
    async (player) => [
      CALLS.startChallenge,
      { player, params: { code: await makeChallenge(app, {}, aPlayer()) }, body: {} },
    ],
  ],
];

test.each(BEGINNINGS)('in a pause nobody begins %s, and afterwards everybody does', async (_, begin) => {
  const [call, input] = await begin(aPlayer());
  await pause();
  const rejected = await app.call(call, input);
  expect([rejected.status, rejected.body.code]).toEqual([503, 'MAINTENANCE']);
  expect(rejected.headers['retry-after']).toBe('600');
  // It ends by itself.
  app.clock.time = NOW + 10 * MINUTE;
  expect((await app.call(call, input)).body).toMatchObject({ success: true });
});

test("each call that creates something begins a game, or is none of the pause's business", () => {
  const creating = Object.entries<Call>(CALLS).flatMap(([name, { status }]) =>
    status === 201 ? [name] : [],
  );
  const others = ['addPasskey', 'createDeviceCode', 'createGroup', 'register', 'sendFeedback'];
  const begins = [
    'createChallenge',
    'createDaily',
    'createGame',
    'createPractice',
    'createSimpleDaily',
    'startChallenge',
  ];
  expect(creating.sort()).toEqual([...others, ...begins].sort());
});

test('over the live connection, neither', async () => {
  const gameId = await waitingGame(app, aPlayer());
  const socket = await connect(app, aPlayer());
  await pause();
  expect(await socket.send('create_game', {})).toMatchObject({ success: false, code: 'MAINTENANCE' });
  expect(await socket.send('join_game', { gameId })).toMatchObject({ success: false, code: 'MAINTENANCE' });
  socket.close();
});

test('in a pause, players return to what they have begun, and finish what needs no other player', async () => {
  const player = aPlayer();
  const dailyId = await startDaily(app, player);
  const gameId = await activeGame(app, player, aPlayer());
  const code = await makeChallenge(app, {}, aPlayer());
  await startChallenge(app, code, player);
  const wishes = { requestId: randomUUID() };
  const made = (await createChallenge(app, wishes, player)).body as { challenge: { code: string } };
  const { body: practice } = await app.call(CALLS.createPractice, { player, body: { date: DATE } });
  await aDuel(app, player);
  await pause();
  const again: [Call, CallInput][] = [
    [CALLS.createDaily, { body: TODAY }],
    [CALLS.createPractice, { body: { date: DATE } }],
    [CALLS.createGame, { body: { gameMode: 'daily', level: 'keen' } }],
    [CALLS.joinGame, { params: { gameId }, body: { clientId: 'c' } }],
    [CALLS.startChallenge, { params: { code }, body: {} }],
  ];
  for (const [call, input] of again) expect((await app.call(call, { player, ...input })).status).toBe(200);
  expect((await createChallenge(app, wishes, player)).body).toMatchObject(made);
  expect((await completeDaily(app, player, dailyId)).status).toBe(200);
  expect((await completeChallenge(app, code, undefined, { player })).status).toBe(200);
  const { gameId: practiceId } = (practice as { game: { gameId: string } }).game;
  const completed = { player, params: { gameId: practiceId }, body: { playerGrid: GOOD_GRID } };
  expect((await app.call(CALLS.completePractice, completed)).status).toBe(200);
});

test.each(['the live connection', 'REST'])(
  'in a pause, both players of a live game end the round over %s, and the next one waits',
  async (way) => {
    const [ann, ben] = [aPlayer(), aPlayer()];
    const gameId = await activeGame(app, ann, ben);
    const sockets = [await connect(app, ann), await connect(app, ben)] as const;
    const senders =
      way === 'REST'
        ? { 1: byRest(app, ann), 2: byRest(app, ben) }
        : { 1: bySocket(sockets[0]), 2: bySocket(sockets[1]) };
    await playRounds(senders, gameId, 1, 2);
    await choose(senders, gameId, 3);
    await pause();
    // Its acknowledgement may have been lost.
    expect(await choose(senders, gameId, 3)).toMatchObject({ success: true });
    for (const seat of [1, 2] as const)
      expect(await place(senders, gameId, 3, seat)).toMatchObject({ success: true });
    expect(await choose(senders, gameId, 4)).toMatchObject({ success: false, code: 'MAINTENANCE' });
    await change({ pause: null });
    expect(await choose(senders, gameId, 4)).toMatchObject({ success: true });
    for (const socket of sockets) socket.close();
  },
);

test('in a pause, duels and simple dailies end their round, and the next letter waits', async () => {
  const player = aPlayer();
  const gameId = await aDuel(app, player);
  const { body } = await app.call(CALLS.createSimpleDaily, { player, body: TODAY });
  const simple = { player, params: { gameId: (body as { game: { gameId: string } }).game.gameId } };
  await pause();
  expect((await placeLetter(app, player, gameId, { cellIndex: 0, round: 1 })).status).toBe(200);
  expect((await chooseLetter(app, player, gameId, { letter: 'E', round: 2 })).body.code).toBe('MAINTENANCE');
  const placed = { ...simple, body: { action: 'PLACE_LETTER', cellIndex: 0, round: 1 } };
  expect((await app.call(CALLS.actInSimpleDaily, placed)).status).toBe(200);
  const chosen = { ...simple, body: { action: 'SELECT_LETTER', letter: 'E', round: 2 } };
  expect(await codeOf(CALLS.actInSimpleDaily, chosen)).toBe('MAINTENANCE');
});

test('a pause that is still ahead is announced, but stops nobody', async () => {
  await change({ pause: { startsAt: inMinutes(5), endsAt: inMinutes(10) } });
  await startDaily(app, aPlayer());
  app.clock.time = NOW + 5 * MINUTE;
  expect(await codeOf(CALLS.createDaily, { player: aPlayer(), body: TODAY })).toBe('MAINTENANCE');
});

const noticeOf = async (path: string) => {
  const value = (await app.http().get(path)).headers[NOTICE_HEADER];
  return value === undefined ? null : (JSON.parse(decodeURIComponent(value)) as ServiceNotice);
};

test('every response to an open page carries the announcement until its time, and live connections get it at once', async () => {
  const [socket, stream] = [await connect(app, aPlayer()), await openStream(app, aPlayer())];
  const announcement = { text: 'Tessera pauses at 02:00 UTC – „bald“ 🙂', endsAt: inMinutes(10) };
  await change({ announcement });
  const notice = { announcement, pause: null };
  for (const client of [socket, stream])
    expect(await client.heard('SERVICE_NOTICE')).toEqual({ type: 'SERVICE_NOTICE', notice });
  for (const path of [PATHS.site, PATHS.currentUser, '/api/nowhere', '/version.json'])
    expect(await noticeOf(path)).toEqual(notice);
  expect(await noticeOf('/')).toBeNull();
  app.clock.time = NOW + 10 * MINUTE;
  expect(await noticeOf(PATHS.site)).toBeNull();
  app.clock.time = NOW;
  await change({ announcement: null });
  await socket.heard('SERVICE_NOTICE', (envelope) => envelope.notice?.announcement === null);
  socket.close();
  stream.close();
});

test.each([
  [{ announcement: { text: ' ', endsAt: inMinutes(1) } }, 'An announcement needs a text'],
  [{ announcement: { text: 'x'.repeat(201), endsAt: inMinutes(1) } }, /at most 200 characters/],
  [{ announcement: { text: 'Soon', endsAt: inMinutes(0) } }, 'The end must be in the future'],
  [{ pause: { endsAt: inMinutes(-1) } }, 'The pause must end after it starts'],
  [{ pause: { startsAt: inMinutes(9), endsAt: inMinutes(8) } }, 'The pause must end after it starts'],
  [{ pause: { endsAt: inMinutes(24 * 60 + 1) } }, 'A pause takes at most 24 hours'],
  [{ announcement: { text: 'Soon', endsAt: inMinutes(14 * 24 * 60 + 1) } }, 'The end must be within 14 days'],
])('%j changes nothing and says why', async (body, sentence) => {
  const answer = await change(body);
  expect([answer.status, answer.body.message]).toEqual([
    400,
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  ]);
  expect((await admin.call(CALLS.readMaintenance)).body.notice).toEqual({ announcement: null, pause: null });
});
