import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { HOUR_MS } from '@tessera/rules';
import { aPlayer, startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser } from '../support/browser.js';
import { ADMIN } from '../support/callers.js';
import { fixLetters, startDaily } from '../support/dailies.js';
import { nextResetLinkTo } from '../support/mail.js';
import { finish, linkAs, OidcServer, ORIGIN, signInAs, start, withProvider } from '../support/oidc.js';

let server: OidcServer;
let dataDir: string;
let app: TestApp & { databaseUrl: string };
/** Shares the database of the other one, but accepts no passwords. */
let withoutPasswords: TestApp;
beforeAll(async () => {
  server = await OidcServer.start();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-oidc-'));
  const env = { ...withProvider(server.issuer), ADMIN_EMAILS: ADMIN.email, DATA_DIR: dataDir };
  app = await startApp({ env });
  withoutPasswords = await startApp({ env: { ...env, PASSWORD_LOGIN: '0' }, databaseUrl: app.databaseUrl });
  await fixLetters(app);
});
afterAll(async () => {
  await withoutPasswords.close();
  await app.close();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

let people = 0;
/** Somebody whom the provider knows, with an address of their own. */
async function aVisitor(claims: object = {}): Promise<{ name: string; email: string }> {
  people += 1;
  const [name, email] = [`visitor${people}`, `visitor${people}@org.example`];
  await server.knows(name, { email, email_verified: true, ...claims });
  return { name, email };
}

const methodsOf = async (browser: Browser) => (await browser.call(CALLS.signInMethods)).body;

async function resetPassword(email: string, password: string): Promise<void> {
  const send = () => app.call(CALLS.requestPasswordReset, { body: { email } });
  const { token } = await nextResetLinkTo(dataDir, email, send);
  const reset = await app.call(CALLS.resetPassword, { body: { token, password } });
  expect(reset.status).toBe(200);
}

test('a first sign-in creates an account for the browser’s player, and later ones sign in to it', async () => {
  const { name, email } = await aVisitor({ name: 'Vera' });
  const phone = new Browser(app);
  const player = phone.player;
  const dailyId = await startDaily(phone, player);
  const first = await signInAs(phone, server, name);
  expect([first.status, first.body.outcome, first.body.playerUUID]).toEqual([200, 'registered', player]);
  expect(first.body.user).toMatchObject({ email, name: 'Vera', isAdmin: false });

  // The daily of the second browser's guest is merged, as a login with a password does.
  const desk = new Browser(app);
  const alias = desk.player;
  await startDaily(desk, alias);
  // The provider may call the same person something else by now.
  await server.knows(name, { email: 'renamed@org.example', email_verified: true });
  const second = await signInAs(desk, server, name);
  expect([second.body.outcome, second.body.playerUUID]).toEqual(['signed-in', player]);
  expect(second.body.user.email).toBe(email);
  expect((await desk.call(CALLS.getDaily, { params: { gameId: dailyId } })).status).toBe(200);
  expect((await app.call(CALLS.playerStats, { player: alias })).body.code).toBe('SESSION_INVALID');
  // One session per account.
  expect((await phone.call(CALLS.exportData)).status).toBe(403);
});

test('an account with the same address is not taken over, but can be linked in its session', async () => {
  const { name, email } = await aVisitor();
  const owner = new Browser(app);
  const { password } = await owner.register({ email, password: 'correct horse' });
  const stranger = new Browser(app);
  const rejected = await signInAs(stranger, server, name);
  expect([rejected.status, rejected.body.code, stranger.cookie]).toEqual([409, 'ACCOUNT_EXISTS', undefined]);

  const linked = await linkAs(owner, server, { name, password });
  expect([linked.status, linked.body.outcome, linked.body.playerUUID]).toEqual([200, 'linked', owner.player]);
  const { identities, hasPassword } = await methodsOf(owner);
  expect([identities, hasPassword]).toMatchObject([[{ provider: 'Example Org', email }], true]);
  expect((await signInAs(stranger, server, name)).body.user.email).toBe(email);

  // Only once, and to one account.
  const other = new Browser(app);
  await other.register();
  expect((await linkAs(other, server, { name, password })).body.code).toBe('IDENTITY_TAKEN');
  const identityId = identities[0].id as string;
  const params = { identityId };
  const unlink = { params, body: { password } };
  expect((await other.call(CALLS.unlinkIdentity, unlink)).body.code).toBe('IDENTITY_NOT_FOUND');
  expect((await stranger.call(CALLS.unlinkIdentity, unlink)).status).toBe(200);
  expect((await signInAs(other, server, name)).body.code).toBe('ACCOUNT_EXISTS');
});

test('the only way to sign in can’t be unlinked', async () => {
  const { name, email } = await aVisitor();
  const browser = new Browser(app);
  await signInAs(browser, server, name);
  const { identities, hasPassword } = await methodsOf(browser);
  expect(hasPassword).toBe(false);
  const params = { identityId: identities[0].id as string };
  const rejected = await browser.call(CALLS.unlinkIdentity, { params, body: {} });
  expect(rejected.body.code).toBe('LAST_SIGN_IN_METHOD');
  expect((await methodsOf(browser)).identities).toEqual(identities);

  // A password from a reset email is another way. The provider has verified the same address, so it stays linked.
  await resetPassword(email, 'battery staple');
  const password = 'battery staple';
  await browser.login({ email, password });
  expect((await browser.call(CALLS.unlinkIdentity, { params, body: { password } })).status).toBe(200);
});

test.each([
  ['that nobody has verified', { email_verified: false }],
  ['of somebody else', { email: 'else@org.example', email_verified: true }],
])('the first reset email unlinks an identity with an address %s', async (_, claims) => {
  const { name } = await aVisitor();
  await server.knows(name, { email: `${name}@org.example`, ...claims });
  // The owner of the mailbox may not be the one who created the account.
  const squatter = new Browser(app);
  const email = `${name}@org.example`;
  if ('email' in claims) {
    await squatter.register({ email, password: 'correct horse' });
    await linkAs(squatter, server, { name, password: 'correct horse' });
  } else await signInAs(squatter, server, name);
  await resetPassword(email, 'battery staple');
  const owner = new Browser(app);
  await owner.login({ email, password: 'battery staple' });
  expect((await methodsOf(owner)).identities).toEqual([]);
  // Later ones leave alone what the owner has linked.
  await linkAs(owner, server, { name, password: 'battery staple' });
  app.clock.time += HOUR_MS;
  await resetPassword(email, 'battery staples');
  await owner.login({ email, password: 'battery staples' });
  expect((await methodsOf(owner)).identities).toHaveLength(1);
});

test('a return from the provider works once, in the browser and session that started it, for ten minutes', async () => {
  const { name } = await aVisitor();
  const browser = new Browser(app);
  const started = await start(browser);
  expect(Object.fromEntries(new URL(started.url).searchParams)).toMatchObject({
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    redirect_uri: `${ORIGIN}/auth/return`,
  });
  const parameters = await server.visit(started.url, name);
  const rejected = async (cookie: string, given = parameters) => {
    const { status, body } = await finish(new Browser(app), { cookie }, given);
    expect([status, body.code]).toEqual([400, 'OIDC_FAILED']);
  };
  await rejected('');
  await rejected((await start(new Browser(app))).cookie);
  await rejected(started.cookie.replace(/\d+\.$/, '9999999999999.'));
  await rejected(started.cookie, parameters.replace(/state=[^&]+/, 'state=other'));
  await rejected(started.cookie, parameters.replace(/code=[^&]+/, 'code=other'));
  app.clock.time += 10 * 60_000 + 1;
  await rejected(started.cookie);
  app.clock.time -= 10 * 60_000 + 1;
  expect((await finish(browser, started, parameters)).status).toBe(200);
  await rejected(started.cookie);

  const member = new Browser(app);
  const { password } = await member.register();
  const link = await start(member, CALLS.startOidcLink, { password });
  const { name: another } = await aVisitor();
  const returned = await server.visit(link.url, another);
  await member.logout();
  await member.register();
  expect((await finish(member, link, returned)).body.code).toBe('OIDC_FAILED');
});

test('somebody who refuses, or has no address, gets no account', async () => {
  const browser = new Browser(app);
  const started = await start(browser);
  const state = new URL(started.url).searchParams.get('state') ?? '';
  const iss = encodeURIComponent(server.issuer);
  const refused = await finish(browser, started, `error=access_denied&state=${state}&iss=${iss}`);
  expect([refused.status, refused.body.code]).toEqual([403, 'OIDC_DENIED']);
  const { name } = await aVisitor({ email: undefined });
  expect((await signInAs(browser, server, name)).body.code).toBe('OIDC_NO_EMAIL');
  expect(await app.sql('SELECT 1 FROM user_identities WHERE subject = $1', [name])).toEqual([]);
});

test('the same first visit in two tabs makes one account', async () => {
  const { name, email } = await aVisitor();
  const tabs = [new Browser(app), new Browser(app)];
  const responses = await Promise.all(tabs.map((tab) => signInAs(tab, server, name)));
  for (const { status, body } of responses) expect([status, body.user?.email]).toEqual([200, email]);
  expect(await app.sql('SELECT 1 FROM users WHERE email = $1', [email])).toHaveLength(1);
});

test('an account without a password is deleted after a recent sign-in', async () => {
  const { name, email } = await aVisitor();
  const browser = new Browser(app);
  await signInAs(browser, server, name);
  app.clock.time += 10 * 60_000 + 1;
  const late = await browser.call(CALLS.deleteAccount, { body: {} });
  expect([late.status, late.body.code]).toEqual([403, 'SIGN_IN_AGAIN']);
  await signInAs(browser, server, name);
  expect((await browser.call(CALLS.deleteAccount, { body: {} })).status).toBe(200);
  expect(await app.sql('SELECT 1 FROM user_identities WHERE subject = $1', [name])).toEqual([]);
  // And the same person can start over.
  expect((await signInAs(new Browser(app), server, name)).body).toMatchObject({
    outcome: 'registered',
    user: { email },
  });
});

describe('the admin account', () => {
  const methods = async () => {
    const admin = new Browser(app);
    await resetPassword(ADMIN.email, ADMIN.password);
    await admin.login(ADMIN);
    return methodsOf(admin);
  };

  test('is claimed through the provider only without passwords, only by a verified address, and once', async () => {
    await server.knows('boss', { email: ADMIN.email, email_verified: true });
    await server.knows('liar', { email: ADMIN.email, email_verified: false });
    await server.knows('late', { email: ADMIN.email.toUpperCase(), email_verified: true });
    expect((await signInAs(new Browser(app), server, 'boss')).body.code).toBe('ACCOUNT_EXISTS');
    const liar = await signInAs(new Browser(withoutPasswords), server, 'liar');
    expect(liar.body.code).toBe('ACCOUNT_EXISTS');
    const boss = new Browser(withoutPasswords);
    expect((await signInAs(boss, server, 'boss')).body.user).toMatchObject({ isAdmin: true });
    expect((await boss.call(CALLS.adminMetrics)).status).toBe(200);
    const late = await signInAs(new Browser(withoutPasswords), server, 'late');
    expect(late.body.code).toBe('ACCOUNT_EXISTS');
    expect((await methods()).identities).toHaveLength(1);
  });
});

test('an address that becomes an admin’s loses the identities that were linked to it unproven', async () => {
  const { name, email } = await aVisitor();
  const squatter = new Browser(app);
  await signInAs(squatter, server, name);
  const env = { ...withProvider(server.issuer), ADMIN_EMAILS: email, DATA_DIR: dataDir };
  const later = await startApp({ env, databaseUrl: app.databaseUrl });
  expect((await squatter.call(CALLS.currentUser)).status).toBe(401);
  expect((await signInAs(new Browser(later), server, name)).body.code).toBe('ACCOUNT_EXISTS');
  await later.close();
});

test('without passwords, only the provider signs in', async () => {
  const options = await withoutPasswords.call(CALLS.signInOptions);
  expect(options.body).toMatchObject({ password: false, provider: { name: 'Example Org' } });
  const credentials = anAccount();
  await new Browser(app).register(credentials);
  const rejected = [
    await withoutPasswords.call(CALLS.login, { player: aPlayer(), body: credentials }),
    await withoutPasswords.call(CALLS.register, { player: aPlayer(), body: anAccount() }),
    await withoutPasswords.call(CALLS.requestPasswordReset, { body: { email: credentials.email } }),
    await withoutPasswords.call(CALLS.validateResetToken, { query: { token: 'x' } }),
    await withoutPasswords.call(CALLS.resetPassword, { body: { token: 'x', password: 'correct horse' } }),
  ];
  for (const { status, body } of rejected) expect([status, body.code]).toEqual([403, 'PASSWORD_LOGIN_OFF']);
});

test('a provider outage affects nothing else, and the next sign-in asks the provider again', async () => {
  const brief = await OidcServer.start();
  const port = Number(new URL(brief.issuer).port);
  await brief.stop();
  const env = withProvider(brief.issuer);
  const waiting = await startApp({ env });
  const unavailable = async () => {
    const { status, body } = await waiting.call(CALLS.startOidc, { body: {} });
    expect([status, body.code]).toEqual([503, 'OIDC_UNAVAILABLE']);
  };
  await unavailable();
  await new Browser(waiting).register();
  const back = await OidcServer.start(port);
  await back.knows('ann', { email: 'ann@org.example' });
  const browser = new Browser(waiting);
  const started = await start(browser);
  const parameters = await back.visit(started.url, 'ann');
  // Away again between its page and the way back.
  await back.stop();
  expect((await finish(browser, started, parameters)).body.code).toBe('OIDC_UNAVAILABLE');
  await waiting.close();
});

test('a server without a provider says so', async () => {
  const plain = await startApp();
  const options = await plain.call(CALLS.signInOptions);
  expect(options.body).toMatchObject({ password: true, provider: null });
  for (const call of [CALLS.startOidc, CALLS.finishOidc]) {
    const { status, body } = await plain.call(call, { body: { parameters: 'code=x' } });
    expect([status, body.code]).toEqual([404, 'SIGN_IN_METHOD_OFF']);
  }
  await plain.close();
});
