import { CALLS } from '@tessera/contracts/calls';
import type { Call, Role } from '@tessera/contracts/wire';
import { startApp, type TestApp } from '../support/app.js';
import { Browser } from '../support/browser.js';
import { INPUTS, type CallName } from '../support/call-inputs.js';
import { Cast, startGuardedApp } from '../support/callers.js';
import { WITH_PASSKEYS } from '../support/passkeys.js';

/** Calls that take a role. */
const CALLS_WITH_ROLE = Object.entries<Call>(CALLS).flatMap(([name, { role }]) =>
  role ? [[name as CallName, role] as const] : [],
);
const FOR_MODERATORS: readonly CallName[] = [
  'adminReports',
  'actOnReport',
  'findPeople',
  'readPerson',
  'listPerson',
];

let app: TestApp;
let cast: Cast;
let moderator: Browser;
beforeAll(async () => {
  app = await startGuardedApp();
  cast = await Cast.of(app);
  moderator = new Browser(app);
  await become(app, moderator, 'moderator');
});
afterAll(() => app.close());

/** Registers an account and gives it a role, as the command does once the mailbox is proven. */
async function become(in_: TestApp, browser: Browser, role: Role): Promise<void> {
  const { email } = await browser.register();
  await in_.sql('UPDATE users SET role = $2, "mailboxProvenAt" = now() WHERE email = $1', [email, role]);
}

/** The code with which a call is rejected; null if the role was enough. */
async function rejectionOf(browser: Browser, name: CallName): Promise<unknown> {
  const { status, body } = await browser.call(
    CALLS[name],
    INPUTS[name](cast.thingsFor('owner'), cast, 'admin'),
  );
  expect(status).toBeLessThan(500);
  return status === 401 || status === 403 ? body.code : null;
}

test('moderators may handle reports and names, and nothing else', () => {
  const theirs = CALLS_WITH_ROLE.flatMap(([name, role]) => (role === 'moderator' ? [name] : []));
  expect(theirs.sort()).toEqual([...FOR_MODERATORS].sort());
  expect(
    Object.values<Call>(CALLS).filter(({ path, role }) => path.startsWith('/api/admin/') && !role),
  ).toEqual([]);
});

test.each(CALLS_WITH_ROLE)('%s is for its role only (%s)', async (name, role) => {
  const isTheirs = role === 'moderator';
  const denied = isTheirs ? 'MODERATORS_ONLY' : 'ADMINS_ONLY';
  const guest = new Browser(app);
  const player = new Browser(app);
  await player.register();
  expect(await rejectionOf(guest, name)).toBe('NOT_SIGNED_IN');
  expect(await rejectionOf(player, name)).toBe(denied);
  expect(await rejectionOf(moderator, name)).toBe(isTheirs ? null : denied);
  expect(await rejectionOf(cast.browsers.admin, name)).toBeNull();
});

test('a role is in effect only once the mailbox is proven, and not after it was taken', async () => {
  const browser = new Browser(app);
  const { email } = await browser.register();
  const set = (columns: string) => app.sql(`UPDATE users SET ${columns} WHERE email = $1`, [email]);
  await set(`role = 'moderator'`);
  expect(await rejectionOf(browser, 'adminReports')).toBe('MODERATORS_ONLY');
  await set('"mailboxProvenAt" = now()');
  expect(await rejectionOf(browser, 'adminReports')).toBeNull();
  expect((await browser.call(CALLS.currentUser)).body).toMatchObject({ isAdmin: false, isModerator: true });
  await set('role = NULL');
  expect(await rejectionOf(browser, 'adminReports')).toBe('MODERATORS_ONLY');
});

test('an admin without the second factor may do nothing, not even what moderators may', async () => {
  const strict = await startApp({ env: { ...WITH_PASSKEYS, ADMIN_SECOND_FACTOR: '1' } });
  const admin = new Browser(strict);
  await become(strict, admin, 'admin');
  for (const [name] of CALLS_WITH_ROLE)
    expect([name, await rejectionOf(admin, name)]).toEqual([name, 'SECOND_FACTOR_REQUIRED']);
  const helper = new Browser(strict);
  await become(strict, helper, 'moderator');
  expect(await rejectionOf(helper, 'adminReports')).toBeNull();
  await strict.close();
});
