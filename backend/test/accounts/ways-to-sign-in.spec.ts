import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OtherMethods } from '@tessera/contracts/accounts';
import { CALLS } from '@tessera/contracts/calls';
import { METHOD_MAILS, PAGES } from '@tessera/contracts/wire';
import { HOUR_MS, MINUTE_MS } from '@tessera/rules';
import { startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { countLockWaits } from '../support/lock-waits.js';
import { methodMailsTo, nextResetLinkTo } from '../support/mail.js';
import { linkAs, OidcServer, ORIGIN, signInAs, withProvider } from '../support/oidc.js';
import { addPasskey, checkPasskey, passkeySignIn, WITH_PASSKEYS } from '../support/passkeys.js';

let server: OidcServer;
let dataDir: string;
let app: TestApp;
const startWithAll = (env: Record<string, string> = {}) =>
  startApp({ env: { ...withProvider(server.issuer), ...WITH_PASSKEYS, DATA_DIR: dataDir, ...env } });
beforeAll(async () => {
  server = await OidcServer.start();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-methods-'));
  app = await startWithAll();
});
afterAll(async () => {
  await app.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const { password } = anAccount();
const WRONG = [401, 'WRONG_PASSWORD'];
const AGAIN = [403, 'SIGN_IN_AGAIN'];
const LATER_MS = 10 * MINUTE_MS + 1;

let people = 0;
async function aVisitor(): Promise<string> {
  people += 1;
  await server.knows(`stranger${people}`, { email: `stranger${people}@org.example`, email_verified: true });
  return `stranger${people}`;
}

async function aMember(at = app): Promise<{ browser: Browser; email: string }> {
  const browser = new Browser(at);
  const { email } = await browser.register();
  return { browser, email };
}

const methodsOf = async (browser: Browser) => (await browser.call(CALLS.signInMethods)).body as OtherMethods;

const resetLink = (email: string) =>
  nextResetLinkTo(dataDir, email, () => app.call(CALLS.requestPasswordReset, { body: { email } }));

/** What the calls that open or close a way in respond with this body. */
async function attempts(browser: Browser, body: object) {
  const { identities, passkeys } = await methodsOf(browser);
  const responses = [
    await browser.call(CALLS.startOidcLink, { body }),
    await browser.call(CALLS.startPasskey, { body }),
    ...(identities[0]
      ? [await browser.call(CALLS.unlinkIdentity, { params: { identityId: identities[0].id }, body })]
      : []),
    ...(passkeys[0]
      ? [await browser.call(CALLS.removePasskey, { params: { passkeyId: passkeys[0].id }, body })]
      : []),
  ];
  return responses.map((response) => [response.status, response.body.code] as unknown[]);
}

test('a session that was left open neither adds nor removes a way to sign in', async () => {
  const { browser } = await aMember();
  await linkAs(browser, server, { name: await aVisitor(), password });
  await addPasskey(browser, password);
  const before = await methodsOf(browser);
  expect(before).toMatchObject({ identities: [{}], passkeys: [{}] });
  expect(await attempts(browser, {})).toEqual([WRONG, WRONG, WRONG, WRONG]);
  expect(await attempts(browser, { password: 'another horse' })).toEqual([WRONG, WRONG, WRONG, WRONG]);
  expect(await methodsOf(browser)).toEqual(before);
  // And what was rejected can't be finished.
  const rejected = await browser.call(CALLS.startOidcLink, { body: {} });
  expect([rejected.body.url, rejected.headers['set-cookie']]).toEqual([undefined, undefined]);
});

test('without a password, a sign-in or a passkey of the last ten minutes confirms', async () => {
  const name = await aVisitor();
  const browser = new Browser(app);
  await signInAs(browser, server, name);
  const device = await addPasskey(browser);
  app.clock.time += LATER_MS;
  expect(await attempts(browser, {})).toEqual([AGAIN, AGAIN, AGAIN, AGAIN]);
  expect((await checkPasskey(browser, device)).status).toBe(200);
  expect((await browser.call(CALLS.startOidcLink, { body: {} })).status).toBe(200);
  app.clock.time += LATER_MS;
  expect(await attempts(browser, {})).toEqual([AGAIN, AGAIN, AGAIN, AGAIN]);
  expect((await passkeySignIn(browser, device)).status).toBe(200);
  await addPasskey(browser);
});

test('a reset link lists what else signs in, and the reset removes it on request', async () => {
  const { browser, email } = await aMember();
  // The mailbox is proven, so nothing is removed without being asked.
  const first = await resetLink(email);
  await app.call(CALLS.resetPassword, { body: { token: first.token, password } });
  await browser.login({ email, password });
  const name = await aVisitor();
  await linkAs(browser, server, { name, password });
  const device = await addPasskey(browser, password);

  app.clock.time += HOUR_MS;
  const { token } = await resetLink(email);
  const listed = await app.call(CALLS.validateResetToken, { query: { token } });
  expect(listed.body).toMatchObject({
    valid: true,
    methods: {
      identities: [{ provider: 'Example Org', email: `${name}@org.example` }],
      passkeys: [{ name: 'Phone' }],
    },
  });
  const nothing = await app.call(CALLS.validateResetToken, { query: { token: 'x' } });
  expect(nothing.body).toEqual({ success: true, valid: false });

  const reset = await app.call(CALLS.resetPassword, { body: { token, password, unlinkIdentities: true } });
  expect(reset.status).toBe(200);
  const used = await app.call(CALLS.validateResetToken, { query: { token } });
  expect(used.body).toEqual({ success: true, valid: false });
  // The stranger's identity opens an account of its own, not this one.
  expect((await signInAs(new Browser(app), server, name)).body.outcome).toBe('registered');
  expect((await passkeySignIn(browser, device)).status).toBe(200);
});

test('the owner gets an email about each new way to sign in, and about no other', async () => {
  const own = await startWithAll();
  const { browser, email } = await aMember(own);
  const mails = () => methodMailsTo(dataDir, email).map((mail) => mail.replaceAll(/=\r?\n/g, ''));
  const arrived = (count: number) =>
    eventually(`${count} notices have been sent`, () => mails().length === count);
  const name = await aVisitor();
  await linkAs(browser, server, { name, password });
  await arrived(1);
  expect(mails()[0]).toContain('A sign-in with Example Org was just added');
  expect(mails()[0]).toContain(`${ORIGIN}${PAGES.auth}`);
  // Whoever has added it had no say in the mail.
  expect(mails()[0]).not.toContain(name);
  await linkAs(browser, server, { name, password });
  await addPasskey(browser, password);
  await arrived(2);
  expect(mails().filter((mail) => mail.includes('A passkey was just added'))).toHaveLength(1);
  await signInAs(browser, server, name);
  const { passkeys } = await methodsOf(browser);
  await browser.call(CALLS.removePasskey, { params: { passkeyId: passkeys[0]!.id }, body: { password } });
  // Waits for mails that are on their way.
  await own.close();
  expect(mails()).toHaveLength(2);
});

test('nobody can flood a mailbox by adding and removing passkeys', async () => {
  const limited = await startWithAll({ LIMITS: '1' });
  const { browser, email } = await aMember(limited);
  for (let added = 0; added < METHOD_MAILS.points + 2; added++) await addPasskey(browser, password);
  await limited.close();
  expect(methodMailsTo(dataDir, email)).toHaveLength(METHOD_MAILS.points);
});

test('an admin whose identity is linked to another account in this moment is signed in to that one', async () => {
  const [admin, another] = [await aVisitor(), await aVisitor()];
  const theirs = await startWithAll({ ADMIN_EMAILS: `${admin}@org.example`, PASSWORD_LOGIN: '0' });
  const { email } = (await signInAs(new Browser(theirs), server, another)).body.user as { email: string };
  await theirs.sql('BEGIN');
  await theirs.sql(
    `INSERT INTO user_identities (id, "userId", issuer, subject, "isEmailVerified", "linkedAt")
     SELECT $1, id, $2, $3, true, now() FROM users WHERE email = $4`,
    [randomUUID(), server.issuer, admin, email],
  );
  const signedIn = signInAs(new Browser(theirs), server, admin);
  await eventually('the sign-in waits', async () => (await countLockWaits(theirs)) === 1);
  await theirs.sql('COMMIT');
  expect((await signedIn).body.user).toMatchObject({ email });
  await theirs.close();
});
