import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { LIMITS } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import { SMTPServer } from 'smtp-server';
import { startApp, type TestApp } from '../support/app.js';
import { anAccount, Browser, type Credentials } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { addressOf, connect } from '../support/live.js';
import { linkIn, mailsIn, mailTo } from '../support/mail.js';

let app: TestApp & { databaseUrl: string };
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-reset-'));
  app = await startApp({ env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const request = (email: string, at: Pick<TestApp, 'call'> = app) =>
  at.call(CALLS.requestPasswordReset, { body: { email } });
const isValid = async (token: string): Promise<boolean> =>
  (await app.call(CALLS.validateResetToken, { query: { token } })).body.valid;
const redeem = (token: string, password = 'a new password') =>
  app.call(CALLS.resetPassword, { body: { token, password } });

/** Requests a reset email for an account, and returns its token. */
async function tokenFor({ email }: Credentials): Promise<string> {
  await request(email);
  const { origin, token } = linkIn(await mailTo(dataDir, email));
  expect(origin).toBe(addressOf(app));
  return token;
}

test('a link in an email sets a new password, and ends the session wherever it is', async () => {
  const browser = new Browser(app);
  const credentials = await browser.register();
  const socket = await connect(app, browser.player, { headers: browser.headers });
  const token = await tokenFor(credentials);
  expect(await isValid(token)).toBe(true);
  expect((await redeem(token)).body.success).toBe(true);
  expect((await socket.heard('FORCE_LOGOUT')).reason).toMatch(/^Your session has expired/);
  expect((await browser.call(CALLS.playerStats)).body.code).toBe('SESSION_INVALID');
  expect((await browser.login(credentials)).body.code).toBe('WRONG_PASSWORD');
  expect((await browser.login({ ...credentials, password: 'a new password' })).status).toBe(200);
});

test('the response is the same for an unknown address, and no email is sent', async () => {
  const known = await new Browser(app).register();
  const unknown = anAccount();
  const [one, another] = [await request(known.email), await request(unknown.email)];
  expect([one.status, one.body]).toEqual([another.status, another.body]);
  await mailTo(dataDir, known.email);
  expect(mailsIn(dataDir).join()).not.toContain(unknown.email);
});

test('if twenty redeem a link at once, one succeeds', async () => {
  const credentials = await new Browser(app).register();
  const token = await tokenFor(credentials);
  const passwords = Array.from({ length: 20 }, (_, i) => `the password ${i}`);
  const answers = await Promise.all(passwords.map((password) => redeem(token, password)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(19);
  const password = passwords[statuses.indexOf(200)] ?? '';
  expect((await new Browser(app).login({ ...credentials, password })).status).toBe(200);
});

test('a link is valid for two hours, unless another one of the account has been used', async () => {
  const credentials = await new Browser(app).register();
  const { time } = app.clock;
  const [first, late] = [await tokenFor(credentials), await tokenFor(await new Browser(app).register())];
  app.clock.time = time + 2 * HOUR_MS - 1;
  expect(await isValid(late)).toBe(true);
  app.clock.time += 1;
  expect(await isValid(late)).toBe(false);
  expect((await redeem(late)).body).toMatchObject({ code: 'RESET_TOKEN_INVALID', field: 'token' });
  app.clock.time = time + LIMITS.RESET_RESEND_MS;
  await request(credentials.email);
  const tokens = () => mailsIn(dataDir).filter((mail) => mail.includes(credentials.email));
  await eventually('both emails have been sent', () => tokens().length === 2);
  const [second] = tokens()
    .map((mail) => linkIn(mail).token)
    .filter((token) => token !== first);
  expect((await redeem(first)).status).toBe(200);
  expect([await isValid(first), await isValid(second ?? '')]).toEqual([false, false]);
});

test("a link leads to the server's own address, whatever host the request names", async () => {
  const trusting = await startApp({
    env: { DATA_DIR: dataDir, TRUST_PROXY: '1' },
    databaseUrl: app.databaseUrl,
  });
  for (const at of [app, trusting]) {
    const { email } = await new Browser(app).register();
    await at.call(CALLS.requestPasswordReset, {
      body: { email },
      headers: {
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'javascript',
      },
    });
    expect(linkIn(await mailTo(dataDir, email)).origin).toBe(addressOf(at));
  }
  await trusting.close();
});

test.each(['', 'x', '../..', 'a'.repeat(128), "' OR 1=1 --"])("%p isn't a valid link", async (token) => {
  const { status, body } = await app.call(CALLS.validateResetToken, { query: { token } });
  expect(token === '' ? status : body.valid).toBe(token === '' ? 400 : false);
  expect((await redeem(token)).status).toBe(400);
});

test('a password that is too short leaves the link valid', async () => {
  const token = await tokenFor(await new Browser(app).register());
  const { status, body } = await redeem(token, 'short');
  expect([status, body.field]).toEqual([400, 'password']);
  expect(await isValid(token)).toBe(true);
});

test('neither the tables nor the session folder allow building a link or a cookie', async () => {
  const browser = new Browser(app);
  const token = await tokenFor(await browser.register());
  const rows = JSON.stringify([
    await app.sql('SELECT * FROM password_reset_tokens'),
    await app.sql('SELECT * FROM users'),
  ]);
  expect(rows).not.toContain(token);
  expect(rows).not.toContain('correct horse');
  expect(rows).toContain('$argon2id$');
});

describe('with a mail server', () => {
  let server: SMTPServer;
  let port: number;
  const mails: { to: string[]; from: string; text: string }[] = [];
  beforeAll(async () => {
    server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, { envelope }, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          mails.push({ to: envelope.rcptTo.map(({ address }) => address), from, text });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.server.address() as { port: number }).port;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  const env = () => ({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Tessera <hello@play.example>',
    PUBLIC_URL: 'https://play.example',
  });

  test('emails go there, and their links lead to the public URL, whatever host the request names', async () => {
    const credentials = await new Browser(app).register();
    const mailing = await startApp({ env: { ...env(), DATA_DIR: dataDir }, databaseUrl: app.databaseUrl });
    const before = mailsIn(dataDir).length;
    const { status } = await mailing.call(CALLS.requestPasswordReset, {
      body: { email: credentials.email },
      headers: { Host: 'evil.example' },
    });
    expect(status).toBe(200);
    await eventually('the email has arrived', () => mails.length === 1);
    const [mail] = mails;
    expect([mail?.to, mail?.from]).toEqual([[credentials.email], 'hello@play.example']);
    const { origin, token } = linkIn(mail?.text ?? '');
    expect(origin).toBe('https://play.example');
    expect(await isValid(token)).toBe(true);
    expect(mailsIn(dataDir)).toHaveLength(before);
    await mailing.close();
  });

  test('the response is the same if it is unavailable, and the next request tries again', async () => {
    const credentials = await new Browser(app).register();
    const away = { ...env(), SMTP_URL: 'smtp://127.0.0.1:1' };
    const mailing = await startApp({ env: away, databaseUrl: app.databaseUrl });
    expect((await request(credentials.email, mailing)).status).toBe(200);
    expect((await request(credentials.email, mailing)).status).toBe(200);
    await mailing.close();
  });
});

describe('an admin', () => {
  const ADMIN_EMAILS = 'Boss@play.example';
  const email = ADMIN_EMAILS.toLowerCase();

  test('has an account from the start that nobody can sign up for or sign in to, and sets the password by email', async () => {
    const env = { ADMIN_EMAILS, DATA_DIR: dataDir };
    const admin = await startApp({ env, databaseUrl: app.databaseUrl });
    const browser = new Browser(admin);
    const password = 'correct horse';
    expect((await browser.call(CALLS.register, { body: { email, password } })).status).toBe(409);
    expect((await browser.login({ email, password })).body.code).toBe('WRONG_PASSWORD');
    await request(email, admin);
    expect((await redeem(linkIn(await mailTo(dataDir, email)).token, password)).status).toBe(200);
    const { body } = await browser.login({ email, password });
    expect(body.user.isAdmin).toBe(true);
    await admin.close();
    // Another start leaves the account unchanged.
    const again = await startApp({ env, databaseUrl: app.databaseUrl });
    expect((await new Browser(again).login({ email, password })).status).toBe(200);
    await again.close();
  });

  test('takes over an address at the next start from someone who never proved that it is theirs', async () => {
    const browser = new Browser(app);
    const credentials = await browser.register();
    const env = { ADMIN_EMAILS: credentials.email, DATA_DIR: dataDir };
    const admin = await startApp({ env, databaseUrl: app.databaseUrl });
    expect((await browser.call(CALLS.currentUser)).status).toBe(401);
    expect((await new Browser(admin).login(credentials)).status).toBe(401);
    await admin.close();
  });

  test('must be listed in the configuration', async () => {
    const browser = new Browser(app);
    await browser.register();
    expect((await browser.call(CALLS.currentUser)).body.isAdmin).toBe(false);
  });
});
