import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { HOUR_MS } from '@tessera/rules';
import { startApp, type TestApp } from '../support/app.js';
import { Authenticator } from '../support/authenticator.js';
import { anAccount, Browser } from '../support/browser.js';
import { ADMIN } from '../support/callers.js';
import { fixLetters, startDaily } from '../support/dailies.js';
import { nextResetLinkTo } from '../support/mail.js';
import {
  addPasskey,
  asked,
  checkPasskey,
  PASSKEY_ORIGIN,
  passkeySignIn,
  WITH_PASSKEYS,
} from '../support/passkeys.js';

let app: TestApp & { databaseUrl: string };
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-passkeys-'));
  const env = { ...WITH_PASSKEYS, ADMIN_SECOND_FACTOR: '1', ADMIN_EMAILS: ADMIN.email, DATA_DIR: dataDir };
  app = await startApp({ env });
  await fixLetters(app);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const { password } = anAccount();

async function aMember(): Promise<{ browser: Browser; email: string }> {
  const browser = new Browser(app);
  const { email } = await browser.register();
  return { browser, email };
}

const passkeysOf = async (browser: Browser) =>
  ((await browser.call(CALLS.signInMethods)).body as { passkeys: { id: string; name: string }[] }).passkeys;

async function reset(email: string, choices: object = {}) {
  const send = () => app.call(CALLS.requestPasswordReset, { body: { email } });
  const { token } = await nextResetLinkTo(dataDir, email, send);
  return app.call(CALLS.resetPassword, { body: { token, password, ...choices } });
}

test('a passkey is added with the password, and signs in elsewhere as a login does', async () => {
  const { browser } = await aMember();
  const wrong = await browser.call(CALLS.startPasskey, { body: { password: 'another horse' } });
  expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_PASSWORD']);
  const device = await addPasskey(browser, password);
  const [passkey] = await passkeysOf(browser);
  expect(passkey).toMatchObject({ name: 'Phone', lastUsedAt: null });

  const other = new Browser(app);
  const dailyId = await startDaily(other, other.player);
  const signedIn = await passkeySignIn(other, device);
  expect([signedIn.status, signedIn.body.playerUUID]).toEqual([200, browser.player]);
  expect((await other.call(CALLS.getDaily, { params: { gameId: dailyId } })).status).toBe(200);
  expect((await browser.call(CALLS.exportData)).status).toBe(403);

  const params = { passkeyId: passkey?.id ?? '' };
  expect((await other.call(CALLS.renamePasskey, { params, body: { name: 'Key' } })).status).toBe(200);
  expect(await passkeysOf(other)).toMatchObject([
    { name: 'Key', lastUsedAt: new Date(app.clock.time).toISOString() },
  ]);
  const stranger = (await aMember()).browser;
  for (const rejected of [
    await stranger.call(CALLS.renamePasskey, { params, body: { name: 'Mine' } }),
    await stranger.call(CALLS.removePasskey, { params, body: { password } }),
    await stranger.call(CALLS.startPasskeyCheck, { body: {} }),
  ])
    expect([rejected.status, rejected.body.code]).toEqual([404, 'PASSKEY_NOT_FOUND']);
  expect((await other.call(CALLS.removePasskey, { params, body: { password } })).status).toBe(200);
  expect((await passkeySignIn(new Browser(app), device)).body.code).toBe('PASSKEY_UNKNOWN');
});

describe('a response is rejected', () => {
  let browser: Browser;
  let device: Authenticator;
  beforeAll(async () => {
    browser = (await aMember()).browser;
    device = await addPasskey(browser, password);
  });
  const signIn = async (credential: object) =>
    (await new Browser(app).call(CALLS.passkeySignIn, { body: { credential } })).body.code as string;
  const options = () => asked(new Browser(app), CALLS.startPasskeySignIn);

  test('if it has been used', async () => {
    const credential = device.show(await options());
    const taken = await new Browser(app).call(CALLS.passkeySignIn, { body: { credential } });
    expect(taken.status).toBe(200);
    expect(await signIn(credential)).toBe('PASSKEY_REJECTED');
  });

  test.each([
    ['by the page of another site', { origin: 'http://localhost.evil:3000' }],
    ['without a check of who uses the device', { isVerified: false }],
  ])('if it was made %s', async (_, circumstances) => {
    expect(await signIn(device.show(await options(), circumstances))).toBe('PASSKEY_REJECTED');
  });

  test('if it is late', async () => {
    const credential = device.show(await options());
    app.clock.time += 5 * 60_000;
    expect(await signIn(credential)).toBe('PASSKEY_REJECTED');
  });

  test('if another key has signed it', async () => {
    const credential = new Authenticator(PASSKEY_ORIGIN).show(await options());
    const forged = { ...credential, id: device.id, rawId: device.id };
    expect(await signIn({ ...forged, response: { ...forged.response, userHandle: undefined } })).toBe(
      'PASSKEY_REJECTED',
    );
    expect(await signIn(credential)).toBe('PASSKEY_UNKNOWN');
  });

  test('if a copy of the device has been used more often', async () => {
    device.counter = 0;
    expect(await signIn(device.show(await options()))).toBe('PASSKEY_REJECTED');
  });

  test('if it was asked for something else, or in another session', async () => {
    const owner = new Browser(app);
    await passkeySignIn(owner, device);
    const forCheck = await asked(owner, CALLS.startPasskeyCheck);
    expect(await signIn(device.show(forCheck))).toBe('PASSKEY_REJECTED');
    const other = (await aMember()).browser;
    const forOther = await asked(other, CALLS.startPasskey, { password });
    const credential = new Authenticator(PASSKEY_ORIGIN).create(forOther);
    const added = await owner.call(CALLS.addPasskey, { body: { name: 'Mine', credential } });
    expect([added.status, added.body.code]).toEqual([403, 'PASSKEY_REJECTED']);
    expect(await passkeysOf(owner)).toHaveLength(1);
  });
});

test('an account has at most ten, each once', async () => {
  const { browser } = await aMember();
  const device = await addPasskey(browser, password);
  const options = await asked(browser, CALLS.startPasskey, { password });
  const again = await browser.call(CALLS.addPasskey, {
    body: { name: 'Again', credential: device.create(options) },
  });
  expect(again.body.code).toBe('PASSKEY_REJECTED');
  for (let made = 1; made < 10; made++) await addPasskey(browser, password);
  const { body } = await browser.call(CALLS.startPasskey, { body: { password } });
  expect(body.code).toBe('TOO_MANY_PASSKEYS');
});

test('a password reset recovers the account, and removes passkeys on request', async () => {
  const { browser, email } = await aMember();
  await reset(email);
  await browser.login({ email, password });
  const device = await addPasskey(browser, password);
  app.clock.time += HOUR_MS;
  expect((await reset(email)).status).toBe(200);
  expect((await passkeySignIn(browser, device)).status).toBe(200);
  app.clock.time += HOUR_MS;
  expect((await reset(email, { removePasskeys: true })).status).toBe(200);
  expect((await passkeySignIn(browser, device)).body.code).toBe('PASSKEY_UNKNOWN');
});

test('the first reset email removes the passkeys of whoever made the account', async () => {
  const { browser, email } = await aMember();
  const device = await addPasskey(browser, password);
  await reset(email);
  expect((await passkeySignIn(browser, device)).body.code).toBe('PASSKEY_UNKNOWN');
});

describe('an admin who needs a second factor', () => {
  const metrics = async (browser: Browser) => {
    const { status, body } = await browser.call(CALLS.adminMetrics);
    return status === 200 ? status : ([status, body.code] as unknown[]);
  };
  const REQUIRED = [403, 'SECOND_FACTOR_REQUIRED'];
  const factor = { admin: undefined as Browser | undefined, device: undefined as Authenticator | undefined };

  test('is let in by a passkey, or by the password and a passkey', async () => {
    await reset(ADMIN.email);
    const admin = new Browser(app);
    await admin.login(ADMIN);
    expect(await metrics(admin)).toEqual(REQUIRED);
    const device = await addPasskey(admin, ADMIN.password);
    expect(await metrics(admin)).toEqual(REQUIRED);
    expect((await checkPasskey(admin, device)).status).toBe(200);
    expect(await metrics(admin)).toBe(200);
    await admin.login(ADMIN);
    expect(await metrics(admin)).toEqual(REQUIRED);
    await passkeySignIn(admin, device);
    expect(await metrics(admin)).toBe(200);
    Object.assign(factor, { admin, device });
  });

  test('keeps the passkeys, even if the password and the mailbox are somebody else’s', async () => {
    const thief = new Browser(app);
    await thief.login(ADMIN);
    const [passkey] = await passkeysOf(thief);
    const params = { passkeyId: passkey?.id ?? '' };
    const rejected = [
      await thief.call(CALLS.startPasskey, { body: { password: ADMIN.password } }),
      await thief.call(CALLS.removePasskey, { params, body: { password: ADMIN.password } }),
    ];
    for (const { status, body } of rejected) expect([status, body.code]).toEqual(REQUIRED);
    app.clock.time += HOUR_MS;
    const { status, body } = await reset(ADMIN.email, { removePasskeys: true });
    expect([status, body.code]).toEqual([403, 'PASSKEYS_STAY']);
    expect(await passkeysOf(thief)).toHaveLength(1);
  });

  test('can add another in a session with a passkey', async () => {
    const { admin, device } = factor;
    await passkeySignIn(admin!, device!);
    await addPasskey(admin!, ADMIN.password);
    expect(await passkeysOf(admin!)).toHaveLength(2);
  });
});

test('a server without passkeys says so', async () => {
  const plain = await startApp();
  const browser = new Browser(plain);
  await browser.register();
  expect((await browser.call(CALLS.signInOptions)).body.passkeys).toBe(false);
  const credential = new Authenticator(PASSKEY_ORIGIN).show({ challenge: 'x' });
  for (const [call, body] of [
    [CALLS.startPasskeySignIn, {}],
    [CALLS.passkeySignIn, { credential }],
    [CALLS.startPasskey, { password }],
    [CALLS.startPasskeyCheck, {}],
  ] as const) {
    const response = await browser.call(call, { body });
    expect([response.status, response.body.code]).toEqual([404, 'SIGN_IN_METHOD_OFF']);
  }
  await plain.close();
});
