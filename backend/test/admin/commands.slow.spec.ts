import { hostname, tmpdir } from 'node:os';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { NOTICE_HEADER, PATHS } from '@tessera/contracts/wire';
import { DAY_MS } from '@tessera/rules';
import { startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { fixLetters, playDaily } from '../support/dailies.js';
import { eventually } from '../support/eventually.js';
import { activeGame } from '../support/games.js';
import { namesIn, today } from '../support/leaderboards.js';
import { connect } from '../support/live.js';
import { publicIdOf } from '../support/reports.js';
import { runCommand, runProgram } from '../support/operator.js';
import { addPasskey, PASSKEY_ORIGIN, passkeySignIn, WITH_PASSKEYS } from '../support/passkeys.js';
import { PushDevice } from '../support/push-devices.js';

const SESSION_SECRET = 'the secret that all tests have in common';
const SECOND_FACTOR = { ...WITH_PASSKEYS, ADMIN_SECOND_FACTOR: '1' };

let app: TestApp & { databaseUrl: string };
let dataDir: string;

beforeAll(async () => {
  app = await startApp({ env: SECOND_FACTOR, now: new Date().toISOString() });
  dataDir = mkdtempSync(path.join(tmpdir(), 'tessera-commands-'));
  await fixLetters(app);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const variables = () => ({
  DATABASE_URL: app.databaseUrl,
  DATA_DIR: dataDir,
  SESSION_SECRET,
  ...SECOND_FACTOR,
});
const run = (args: readonly string[], typed?: string, env: Record<string, string> = {}) =>
  runCommand({ ...variables(), ...env }, args, typed);

/** The result of a command that must succeed. */
async function done<Result = Record<string, unknown>>(...args: string[]): Promise<Result> {
  const { code, out, err } = await run([...args, '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Result;
}

async function aSignedIn() {
  const browser = new Browser(app);
  return { browser, ...(await browser.register()) };
}

/** Gives the player a name and a result today. Returns the public ID. */
async function name(browser: Browser, playerName: string): Promise<string> {
  expect((await browser.call(CALLS.setPlayerName, { body: { playerName } })).status).toBe(200);
  await playDaily(browser, browser.player);
  return publicIdOf(app, browser.player);
}

const isSignedIn = async (browser: Browser) => (await browser.call(CALLS.currentUser)).status === 200;
const listed = async (name: string) =>
  namesIn((await today(app, undefined, { limit: 100 })).topScorers).includes(name);

test('a player is found by name, email address or any ID, which never shows the secret one', async () => {
  const { browser, email } = await aSignedIn();
  const publicId = await name(browser, 'Ann Finder');
  const found = { account: { email, isAdmin: false }, player: { publicId, name: 'Ann Finder' }, sessions: 1 };
  for (const typed of [email.toUpperCase(), 'ann finder', publicId, browser.player]) {
    expect(await done('find', typed)).toMatchObject({ people: [found] });
  }
  expect(await done('find', 'Nobody Known')).toEqual({ people: [] });
  const { out } = await run(['find', email]);
  expect(out).toContain(`player ${publicId}`);
  expect(out).not.toContain(browser.player);
});

test('both players of a live game are found by its code', async () => {
  const [ann, ben] = [new Browser(app), new Browser(app)];
  const gameId = await activeGame(app, ann.player, ben.player);
  const { people } = await done<{ people: unknown[] }>('find', gameId.toLowerCase());
  expect(people).toHaveLength(2);
  expect(await run(['export', gameId])).toMatchObject({
    code: 2,
    err: expect.stringMatching(/means several/),
  });
});

test('an account becomes an administrator by a link, and stops being one, both without a restart', async () => {
  const { browser, email, password } = await aSignedIn();
  expect(await done('make-admin', email)).toMatchObject({ isInEffect: false });
  // Somebody else may have registered the address.
  expect(await isSignedIn(browser)).toBe(false);
  const { link } = await done<{ link: string }>('reset-link', email);
  expect(link).toMatch(new RegExp(`^${PASSKEY_ORIGIN}/reset-password/`));
  const token = link.split('/').at(-1);
  expect((await browser.call(CALLS.resetPassword, { body: { token, password } })).status).toBe(200);
  await browser.login({ email, password });
  expect((await browser.call(CALLS.currentUser)).body).toMatchObject({ isAdmin: true });
  expect((await browser.call(CALLS.adminMetrics)).body.code).toBe('SECOND_FACTOR_REQUIRED');
  await done('remove-admin', email);
  expect((await browser.call(CALLS.adminMetrics)).body.code).toBe('ADMINS_ONLY');
});

test('a moderator is made and unmade by a command, and an administrator stays one', async () => {
  const { browser, email, password } = await aSignedIn();
  expect(await done('make-moderator', email)).toMatchObject({ isInEffect: false });
  await run(['set-password', email, '--yes'], password);
  await browser.login({ email, password });
  const reports = async () => (await browser.call(CALLS.adminReports)).status;
  expect(await reports()).toBe(200);
  expect(await done('find', email)).toMatchObject({ people: [{ account: { role: 'moderator' } }] });
  expect(await run(['remove-admin', email])).toMatchObject({ code: 2 });
  await done('remove-moderator', email);
  expect(await reports()).toBe(403);
  expect(await run(['remove-moderator', email])).toMatchObject({ code: 2 });
  await done('make-admin', email);
  expect((await run(['make-moderator', email])).err).toContain('is an administrator, who may do the same');
});

test('an account is created for an administrator who has none', async () => {
  const { email } = anAccount();
  await done('make-admin', email);
  await done('make-admin', email);
  expect(await done('find', email)).toMatchObject({ people: [{ account: { email }, sessions: 0 }] });
  const { code, err } = await run(['remove-admin', email], '', { ADMIN_EMAILS: email });
  expect([code, err]).toEqual([2, expect.stringContaining('is in ADMIN_EMAILS')]);
});

test('a password that is piped in signs in, and ends the sessions', async () => {
  const { browser, email, password } = await aSignedIn();
  expect(await run(['set-password', email, '--yes'], 'short\n')).toMatchObject({
    code: 2,
    err: 'Password must be at least 6 characters long.\n',
  });
  expect(await isSignedIn(browser)).toBe(true);
  const changed = await runProgram(variables(), ['set-password', email, '--yes'], 'a new horse\n');
  expect(changed).toMatchObject({ code: 0, err: '' });
  expect(await isSignedIn(browser)).toBe(false);
  expect((await browser.login({ email, password })).status).toBe(401);
  expect((await browser.login({ email, password: 'a new horse' })).status).toBe(200);
});

test('all sessions of an account end, and its open pages hear of it', async () => {
  const { browser, email } = await aSignedIn();
  const socket = await connect(app, browser.player, { headers: browser.headers });
  expect(await done('end-sessions', email, '--yes')).toMatchObject({ ended: 1 });
  await socket.heard('FORCE_LOGOUT');
  expect(await isSignedIn(browser)).toBe(false);
});

test('an administrator who has lost the second factor loses it altogether', async () => {
  const { browser, email, password } = await aSignedIn();
  await done('make-admin', email);
  await run(['set-password', email, '--yes'], password);
  await browser.login({ email, password });
  const device = await addPasskey(browser, password);
  await done('remove-passkeys', email, '--yes');
  expect(await isSignedIn(browser)).toBe(false);
  expect((await passkeySignIn(new Browser(app), device)).status).toBe(403);
  expect((await browser.login({ email, password })).status).toBe(200);
});

test("an account's data is exported as its owner could export it, and then deleted", async () => {
  const { browser, email } = await aSignedIn();
  await name(browser, 'Ann Export');
  const own = (await browser.call(CALLS.exportData)).body as { data: object };
  expect(await done('export', email)).toMatchObject({ account: { email }, data: own.data });
  await done('delete', email, '--yes');
  expect(await isSignedIn(browser)).toBe(false);
  expect(await done('find', email)).toEqual({ people: [] });
  expect(await listed('Ann Export')).toBe(false);
});

test("a guest's data is exported and deleted by the player's name", async () => {
  const guest = new Browser(app);
  const publicId = await name(guest, 'Guest Export');
  const exported = await done<{ data: { players: unknown[] } }>('export', 'Guest Export');
  expect(exported.data.players).toMatchObject([{ publicId }]);
  expect(await listed('Guest Export')).toBe(true);
  await done('delete', publicId, '--yes');
  expect(await listed('Guest Export')).toBe(false);
  expect(await done('find', publicId)).toEqual({ people: [] });
});

test('a player is left out of the public leaderboards, and listed again', async () => {
  const guest = new Browser(app);
  await name(guest, 'Left Out');
  expect(await listed('Left Out')).toBe(true);
  await done('leave-out', 'Left Out');
  expect(await listed('Left Out')).toBe(false);
  await done('list-again', 'Left Out');
  expect(await listed('Left Out')).toBe(true);
});

test('jobs are listed, and one runs to its end', async () => {
  await done('run-job', 'count-days');
  const { jobs } = await done<{ jobs: { name: string; lastSucceededAt: string | null }[] }>('jobs');
  expect(jobs.find(({ name }) => name === 'count-days')?.lastSucceededAt).toEqual(expect.any(String));
  await app.sql('ALTER TABLE admin_days RENAME TO lost');
  expect(await run(['run-job', 'count-days', '--json'])).toMatchObject({
    code: 1,
    out: expect.stringMatching(/"error":".*admin_days/),
  });
  await app.sql('ALTER TABLE lost RENAME TO admin_days');
});

test('after a rotation, the old session secret is accepted for a day, and players who come back stay signed in', async () => {
  const [{ browser: regular }, { browser: absent }] = [await aSignedIn(), await aSignedIn()];
  const old = regular.cookie;
  await done('rotate-session-secret');
  await eventually('cookies are signed with the new secret', async () => {
    // The command has a clock of its own. And one that stands still would leave a session as it is.
    app.clock.time = Date.now();
    expect(await isSignedIn(regular)).toBe(true);
    return regular.cookie !== old;
  });
  const { time } = app.clock;
  app.clock.time = Date.now() + DAY_MS + 60_000;
  expect([await isSignedIn(regular), await isSignedIn(absent)]).toEqual([true, false]);
  app.clock.time = time;
});

test('after a rotation of the push keys, devices get the new one and subscribe again', async () => {
  const guest = new Browser(app);
  const keyNow = async () => (await guest.call(CALLS.pushKey)).body.publicKey as string;
  const before = await keyNow();
  const wishes = { kinds: ['your-turn'], reminder: null };
  await guest.call(CALLS.savePushSubscription, { body: { ...new PushDevice().subscription, ...wishes } });
  expect(await done('rotate-push-keys', '--yes')).toEqual({ ended: expect.any(Number) });
  expect(await app.sql('SELECT FROM push_subscriptions')).toEqual([]);
  await eventually('the new key is in use', async () => (await keyNow()) !== before);
});

test('a message is shown to everyone until its time, or until it is taken away', async () => {
  const until = new Date(Date.now() + 600_000).toISOString();
  const announcement = { text: 'Tessera pauses at 02:00 UTC for about ten minutes', endsAt: until };
  expect(await done('announce', announcement.text, '--until', until)).toEqual({ announcement, pause: null });
  const announced = async () => (await app.http().get(PATHS.site)).headers[NOTICE_HEADER];
  await eventually('it is announced', async () => (await announced()) !== undefined);
  expect(JSON.parse(decodeURIComponent((await announced()) ?? ''))).toEqual({ announcement, pause: null });
  expect(await done('end-announcement')).toEqual({ announcement: null, pause: null });
  await eventually('it is gone', async () => (await announced()) === undefined);
});

test('a pause begins, is shown, and ends by a command', async () => {
  const begin = async () => (await app.call(CALLS.createGame, { body: {} })).status;
  const until = new Date(Date.now() + 600_000).toISOString();
  expect(await done('pause', '--until', until)).toMatchObject({ pause: { endsAt: until } });
  // The command has a clock of its own.
  app.clock.time = Date.now();
  await eventually('nothing begins', async () => (await begin()) === 503);
  expect((await run(['maintenance'])).out).toContain(`until ${until}`);
  await done('resume');
  await eventually('games begin', async () => (await begin()) === 201);
});

test('each command is recorded with the operator and the ID of whom it concerns, and nothing that was rejected', async () => {
  const { email } = await aSignedIn();
  const { people } = await done<{ people: [{ account: { id: string } }] }>('find', email);
  const { id } = people[0].account;
  const last = async () =>
    (await app.sql<Record<string, unknown>>('SELECT * FROM admin_audit ORDER BY id DESC LIMIT 1'))[0];
  const found = await last();
  expect(found).toMatchObject({
    operator: `command line on ${hostname()}`,
    userId: null,
    what: 'find',
    input: { account: id },
  });
  for (const args of [
    ['delete', email],
    ['delete', 'nobody', '--yes'],
    ['frobnicate'],
    ['run-job', 'none'],
    ['announce', 'Soon'],
    ['announce', '--until', '02:00'],
    ['announce', 'x'.repeat(201), '--until', '02:00'],
    ['announce', 'Soon', '--until', 'tomorrow'],
    ['pause', '--until', '2020-01-01T02:00Z'],
    ['pause', '--from', '02:00', '--until', '2099-01-01T02:00Z'],
    ['resume', '--until', '02:00'],
  ]) {
    const { code, out, err } = await run(args);
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^[^\n]+\.\n$/)]);
  }
  expect(await last()).toEqual(found);
  const { entries } = await done<{ entries: object[] }>('audit');
  expect(entries[1]).toMatchObject({ by: found?.['operator'], what: 'find', input: { account: id } });
});

test('a command says what is missing if it is run elsewhere', async () => {
  const elsewhere = { ...variables(), DATABASE_URL: 'postgres://127.0.0.1:1/tessera' };
  const { code, err } = await runProgram(elsewhere, ['jobs']);
  expect([code, err]).toEqual([1, expect.stringMatching(/^Invalid configuration:\nDATABASE_URL: no server/)]);
  expect((await runProgram(variables(), ['frobnicate', '--json'])).code).toBe(2);
  expect((await runProgram(variables(), [])).out).toContain('rotate-session-secret');
});
