import { CALLS } from '@tessera/contracts/calls';
import { HOUR_MS } from '@tessera/rules';
import { aPlayer, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { INPUTS, type CallName } from '../support/call-inputs.js';
import { Cast, startGuardedApp, type Caller } from '../support/callers.js';
import { activeGame } from '../support/games.js';
import { connect } from '../support/live.js';

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startGuardedApp();
  cast = await Cast.of(app);
});
afterAll(() => app.close());

/** Runs something while PostgreSQL rejects every row, as it does once it can't extend a file. */
async function whileFull(work: () => Promise<void>): Promise<void> {
  await app.sql(`
    CREATE FUNCTION reject_row() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'; END $$`);
  const eachTable = (statement: string) =>
    app.sql(`
      DO $do$ DECLARE name text; BEGIN
        FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
          EXECUTE format('${statement}', name);
        END LOOP; END $do$`);
  await eachTable(
    'CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION reject_row()',
  );
  try {
    await work();
  } finally {
    await eachTable('DROP TRIGGER full_disk ON %I');
    await app.sql('DROP FUNCTION reject_row');
  }
}

/** Deleting works, so these end the session that others need. */
const LAST: readonly CallName[] = ['register', 'login', 'logout', 'deleteAccount'];
/** The stream never ends. */
const NAMES = [
  ...(Object.keys(CALLS) as CallName[]).filter((name) => name !== 'eventStream' && !LAST.includes(name)),
  ...LAST,
];

async function callAs(caller: Caller, name: CallName) {
  const { status, headers, body } = await cast.browsers[caller].call(
    CALLS[name],
    INPUTS[name](cast.thingsFor(caller), cast, caller),
  );
  return {
    name,
    status,
    code: (body as { code?: string }).code,
    retryAfter: headers['retry-after'] as unknown,
  };
}

test('no call fails for good while the disk is full, and whatever would be stored is to be repeated', async () => {
  await whileFull(async () => {
    const answers = [];
    for (const caller of ['member', 'owner', 'admin'] as const) {
      for (const name of NAMES) answers.push(await callAs(caller, name));
    }
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    const toRepeat = answers.filter(({ code }) => code === 'UNAVAILABLE');
    expect(toRepeat.filter(({ retryAfter }) => retryAfter === undefined)).toEqual([]);
    const repeated = new Set(toRepeat.map(({ name }) => name));
    for (const name of [
      'createGame',
      'createGroup',
      'createChallenge',
      'sendFeedback',
      'register',
    ] as const) {
      expect([name, repeated.has(name)]).toEqual([name, true]);
    }
  });
  expect((await callAs('other', 'createGame')).status).toBe(201);
});

test('a move on a socket is to be repeated as well, and is made once there is space', async () => {
  const [ann, ben] = [aPlayer(), aPlayer()];
  const gameId = await activeGame(app, ann, ben);
  const socket = await connect(app, ann);
  const move = { gameId, letter: 'A', round: 1 };
  await whileFull(async () => {
    expect(await socket.send('submit_letter', move)).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  });
  expect(await socket.send('submit_letter', move)).toMatchObject({ success: true });
  socket.close();
});

test('a process whose database has just been full is not ready, and is again a little later', async () => {
  const ready = async () => (await app.call(CALLS.healthReady)).status;
  app.clock.time += HOUR_MS;
  expect(await ready()).toBe(200);
  const browser = new Browser(app);
  await whileFull(async () => {
    expect((await browser.call(CALLS.createDaily, { body: {} })).status).toBe(503);
  });
  expect(await ready()).toBe(503);
  app.clock.time += HOUR_MS;
  expect(await ready()).toBe(200);
});
