import { CALLS } from '@tessera/contracts/calls';
import { type Call, pathOf, PLAYER_HEADER } from '@tessera/contracts/wire';
import fc from 'fast-check';
import { aPlayer, startApp, type CallInput, type TestApp } from '../support/app.js';
import { fixLetters, startDaily } from '../support/dailies.js';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
  await fixLetters(app);
});
afterAll(() => app.close());

/** Without the event stream, which never ends; live-hostile.slow.spec.ts tests it. */
const calls = (Object.entries(CALLS) as [string, Call][]).filter(([, call]) => call !== CALLS.eventStream);
const verbOf = ({ method }: Call) => method.toLowerCase() as 'get' | 'post' | 'delete';
const paramsOf = ({ path }: Call) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/** The contents of all tables, to check that nothing changed. */
const contents = async () =>
  JSON.stringify([
    await app.sql('SELECT * FROM players ORDER BY 1'),
    await app.sql('SELECT * FROM one_player_versus_three_games ORDER BY 1'),
    await app.sql('SELECT count(*) FROM daily_challenge_sequences'),
  ]);

describe.each(calls.filter(([, call]) => call.player !== 'none'))('%s', (_, call) => {
  const params = Object.fromEntries(
    paramsOf(call).map((name) => [name, name === 'date' ? '18/11/2026' : 'x']),
  );
  const send = (uuid: unknown) => {
    const sending = app.http()[verbOf(call)](pathOf(call.path, params));
    return sending.set(PLAYER_HEADER, String(uuid)).query({ date: '2026-11-20' });
  };

  test.each([
    'not-a-uuid',
    '00000000-0000-0000-0000-000000000000',
    '3F2B8C9E-1111-4222-8333-444455556666',
    '3f2b8c9e-1111-1222-8333-444455556666',
    '3f2b8c9e-1111-8222-8333-444455556666',
    "' OR 1=1 --",
    `${'a'.repeat(2000)}`,
  ])('rejects the player %p, naming the header', async (uuid) => {
    const { status, body } = await send(uuid);
    expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', PLAYER_HEADER]);
  });
});

test('a public ID is never accepted as a player', async () => {
  const player = aPlayer();
  await startDaily(app, player);
  const [row] = await app.sql<{ publicId: string }>(
    'SELECT "publicId" FROM players WHERE "playerUUID" = $1',
    [player],
  );
  const { status } = await app.call(CALLS.playerStats, { player: row?.publicId });
  expect(status).toBe(400);
});

const account = { email: 'nul@play.example', password: 'correct horse' };
test.each<[string, Call, string, CallInput]>([
  ['an account name', CALLS.register, 'name', { body: { ...account, name: 'An\0n' } }],
  ['a request ID', CALLS.createGame, 'requestId', { body: { requestId: 'a\0' } }],
  ['an invite code', CALLS.joinGroup, 'inviteCode', { body: { inviteCode: 'ABC\0EF' } }],
  ['a time zone', CALLS.playerStats, 'timezone', { query: { timezone: 'UTC\0' } }],
])("%s with NUL, which the database can't store, is bad input", async (_, call, field, input) => {
  const { status, body } = await app.call(call, { player: aPlayer(), ...input });
  expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', field]);
});

test('any input to any call gets a known rejection or a success, and reads change nothing', async () => {
  const known = aPlayer();
  const gameId = await startDaily(app, known);
  const before = await contents();
  const nasty = fc.oneof(
    fc
      .anything({ withNullPrototype: true })
      .map((value) => JSON.parse(JSON.stringify(value ?? null)) as unknown),
    fc.constantFrom(
      '',
      'A',
      null,
      -1,
      Number.POSITIVE_INFINITY,
      [],
      {},
      { __proto__: { a: 1 } },
      '\u0000',
      '🂡'.repeat(50),
      'constructor',
    ),
    fc.string({ maxLength: 300 }),
  );
  const field = fc.constantFrom(
    'playerGrid',
    'roundHistory',
    'word',
    'date',
    'userTimezone',
    'timezone',
    '__proto__',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls.map(([, call]) => call).filter(({ method }) => method !== 'HEAD')),
      fc.dictionary(field, nasty, { maxKeys: 4 }),
      fc.oneof(
        fc.constant(gameId),
        fc.string({ minLength: 1, maxLength: 40 }).filter((text) => !/^\.+$/.test(text)),
      ),
      fc.constantFrom(known, undefined),
      async (call, input, param, player) => {
        // Creating is the only call here that may change something.
        const isCreate = call === CALLS.createDaily;
        const params = Object.fromEntries(paramsOf(call).map((name) => [name, param]));
        const url = pathOf(call.path, params);
        const sending =
          call.method === 'GET'
            ? app.http().get(url).query(asQuery(input))
            : app.http()[verbOf(call)](url).send(input);
        if (player) void sending.set(PLAYER_HEADER, player);
        const { status, body } = await sending;
        expect(status).toBeLessThan(500);
        if (status >= 400) {
          expect(body).toMatchObject({ success: false, code: expect.any(String) as string });
          if (body.code === 'BAD_INPUT' && status === 400) expect(body.field).toEqual(expect.any(String));
        } else if (!isCreate) expect(body.success ?? body.status).toBeTruthy();
      },
    ),
    { numRuns: 400 },
  );
  expect(await contents()).toBe(before);
});

const asQuery = (input: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(JSON.stringify(value))]));
