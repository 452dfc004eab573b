import type { FoundPerson, PersonSheet } from '@tessera/contracts/admin';
import { CALLS } from '@tessera/contracts/calls';
import { aPlayer, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { ADMIN, startGuardedApp } from '../support/callers.js';
import { holdBack, playDaily } from '../support/dailies.js';
import { linkTo } from '../support/devices.js';
import { activeGame } from '../support/games.js';
import { aName, makeGroup } from '../support/groups.js';
import { namesIn, today } from '../support/leaderboards.js';
import { publicIdOf, send } from '../support/reports.js';

let app: TestApp;
let admin: Browser;
let moderator: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  admin = new Browser(app);
  await admin.login(ADMIN);
  moderator = new Browser(app);
  const { email } = await moderator.register();
  await app.sql(`UPDATE users SET role = 'moderator', "mailboxProvenAt" = now() WHERE email = $1`, [email]);
});
afterAll(() => app.close());

const find = async (browser: Browser, search: string) =>
  (await browser.call(CALLS.findPeople, { query: { search } })).body.people as FoundPerson[];
const sheet = async (browser: Browser, personId: string) =>
  (await browser.call(CALLS.readPerson, { params: { personId } })).body.person as PersonSheet;
const act = (browser: Browser, personId: string, action: string) =>
  browser.call(CALLS.actOnPerson, { params: { personId }, body: { action } });
const list = (browser: Browser, personId: string, isLeftOut: boolean) =>
  browser.call(CALLS.listPerson, { params: { personId }, body: { isLeftOut } });

/** A named player with an account, a daily, a group and a report. */
async function aKnown() {
  const browser = new Browser(app);
  const credentials = await browser.register();
  const name = aName();
  await browser.call(CALLS.setPlayerName, { body: { playerName: name } });
  const gameId = await playDaily(browser, browser.player);
  const group = await makeGroup(browser);
  const publicId = await publicIdOf(app, browser.player);
  await send(app, ['player-name', publicId]);
  const [user] = await app.sql<{ id: string }>('SELECT id FROM users WHERE email = $1', [credentials.email]);
  return { browser, ...credentials, name, gameId, group, publicId, userId: user?.id ?? '' };
}

test('admins find players as commands do, moderators by name, public ID and game code only', async () => {
  const { browser, email, name, publicId, userId } = await aKnown();
  const code = await activeGame(browser, browser.player, aPlayer());
  const found = { personId: publicId, publicId, playerName: name, isLeftOut: false, isHeldBack: false };
  for (const search of [name.toUpperCase(), publicId]) {
    expect(await find(admin, search)).toEqual([found]);
    expect(await find(moderator, search)).toEqual([found]);
  }
  expect(await find(moderator, code.toLowerCase())).toContainEqual(found);
  for (const search of [email, userId, browser.player]) {
    expect(await find(admin, search)).toEqual([found]);
    expect(await find(moderator, search)).toEqual([]);
  }
  expect(await find(admin, 'Nobody Known')).toEqual([]);
});

test('the sheet shows names, groups, scores, reports and what was held back; the account only to admins', async () => {
  const { browser, email, name, gameId, group, publicId, userId } = await aKnown();
  await holdBack(app, gameId);
  const shown = await sheet(admin, publicId);
  expect(shown).toMatchObject({
    playerName: name,
    isHeldBack: true,
    account: { id: userId, role: null, sessions: 1 },
    groups: [{ id: group.id, name: group.name, isAdmin: true }],
    scores: { completed: 1, best: 29, recent: [{ date: '2026-11-20' }] },
    reports: [{ kind: 'player-name', text: name, count: 1, isOpen: true }],
    heldBack: [{ gameId, reason: 'too-fast', counts: false }],
    actions: ['leave-out', 'reset-link', 'end-sessions', 'remove-passkeys', 'export', 'delete'],
  });
  const forModerator = await sheet(moderator, publicId);
  expect(forModerator).toEqual({ ...shown, account: null, actions: ['leave-out'] });
  for (const view of [shown, forModerator]) {
    expect(JSON.stringify(view)).not.toContain(email);
    expect(JSON.stringify(view)).not.toContain(browser.player);
  }
  expect(JSON.stringify(forModerator)).not.toContain(userId);
  expect((await moderator.call(CALLS.readPerson, { params: { personId: userId } })).status).toBe(404);
});

test('an admin reveals the email address, which the audit log notes', async () => {
  const { email, publicId } = await aKnown();
  const params = { personId: publicId };
  expect((await admin.call(CALLS.readPersonEmail, { params })).body).toEqual({ success: true, email });
  const [entry] = await app.sql('SELECT what, input FROM admin_audit ORDER BY id DESC LIMIT 1');
  expect(entry).toEqual({ what: 'GET /api/admin/people/:personId/email', input: params });
});

test.each([
  ['an admin', () => admin],
  ['a moderator', () => moderator],
])('%s leaves a player out of the public leaderboards, and lists them again', async (_, who) => {
  const { name, publicId } = await aKnown();
  const listed = async () => namesIn((await today(app, undefined, { limit: 100 })).topScorers).includes(name);
  expect(await listed()).toBe(true);
  expect((await list(who(), publicId, true)).status).toBe(200);
  expect(await listed()).toBe(false);
  expect((await sheet(who(), publicId)).actions[0]).toBe('list-again');
  await list(who(), publicId, false);
  expect(await listed()).toBe(true);
});

test('an admin ends sessions, gets a link for the owner, removes passkeys, exports and deletes', async () => {
  const { browser, email, publicId } = await aKnown();
  expect((await act(admin, publicId, 'export')).body).toMatchObject({ exported: { account: { email } } });
  expect((await act(admin, publicId, 'end-sessions')).body).toEqual({ success: true, ended: 1 });
  expect((await browser.call(CALLS.currentUser)).status).toBe(401);
  const { link } = (await act(admin, publicId, 'reset-link')).body as { link: string };
  const body = { token: link.split('/').at(-1), password: 'a new horse' };
  expect((await browser.call(CALLS.resetPassword, { body })).status).toBe(200);
  expect((await browser.login({ email, password: 'a new horse' })).status).toBe(200);
  expect((await act(admin, publicId, 'remove-passkeys')).status).toBe(200);
  expect((await browser.call(CALLS.currentUser)).status).toBe(401);
  expect((await act(admin, publicId, 'delete')).status).toBe(200);
  expect(await find(admin, email)).toEqual([]);
});

test('of a guest, there is only data to export and delete', async () => {
  const guest = new Browser(app);
  await playDaily(guest, guest.player);
  const publicId = await publicIdOf(app, guest.player);
  expect(await sheet(admin, publicId)).toMatchObject({
    account: null,
    actions: ['leave-out', 'export', 'delete'],
  });
  expect((await act(admin, publicId, 'end-sessions')).body.code).toBe('PERSON_ACTION_IMPOSSIBLE');
  expect((await act(admin, publicId, 'delete')).status).toBe(200);
  expect((await admin.call(CALLS.readPerson, { params: { personId: publicId } })).body.code).toBe(
    'PERSON_NOT_FOUND',
  );
});

test('deleting a guest leaves no device that could act as the former player', async () => {
  const [phone, desk] = [new Browser(app), new Browser(app)];
  await linkTo(phone, desk);
  await playDaily(desk, desk.player);
  const alias = desk.player;
  const publicId = await publicIdOf(app, phone.player);
  const { body } = await act(admin, publicId, 'export');
  expect(JSON.stringify(body)).toContain('linkedOn');
  await act(admin, publicId, 'delete');
  for (const player of [phone.player, alias]) {
    const { body: stats } = await app.call(CALLS.playerStats, { player });
    expect(stats).toMatchObject({ stats: { hasPlayed: false } });
    expect(await app.sql('SELECT FROM players WHERE "playerUUID" = $1', [player])).toEqual([]);
    expect(await app.sql('SELECT FROM devices WHERE capability = $1', [player])).toEqual([]);
  }
});

test('an account of an admin changes only by commands', async () => {
  const [own] = await find(admin, ADMIN.email);
  const personId = own?.personId ?? '';
  expect(await sheet(admin, personId)).toMatchObject({ account: { role: 'admin' } });
  for (const action of ['reset-link', 'end-sessions', 'remove-passkeys', 'export', 'delete'])
    expect((await act(admin, personId, action)).body.code).toBe('PERSON_ACTION_IMPOSSIBLE');
  expect((await admin.call(CALLS.currentUser)).status).toBe(200);
});
