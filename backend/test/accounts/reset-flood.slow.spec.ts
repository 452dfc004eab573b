import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { LIMITS, SIGN_IN_LIMITS } from '@tessera/contracts/wire';
import { startApp } from '../support/app.js';
import { anAccount, Browser, cookieOf } from '../support/browser.js';
import { eventually } from '../support/eventually.js';
import { linkIn, mailsIn, mailTo } from '../support/mail.js';

const ADDRESSES = 200;

let app: Awaited<ReturnType<typeof startApp>>;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-flood-'));
  app = await startApp({ env: { DATA_DIR: dataDir, LIMITS: '1', TRUST_PROXY: '1' } });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

const request = (email: string, address: string) =>
  app.call(CALLS.requestPasswordReset, { body: { email }, headers: { 'X-Forwarded-For': address } });
const isValid = async (token: string): Promise<boolean> =>
  (await app.call(CALLS.validateResetToken, { query: { token } })).body.valid;
const tokens = () => mailsIn(dataDir).map((mail) => linkIn(mail).token);

/** Requests links for an account from many addresses at once, and for one without an account. */
async function flood(email: string): Promise<void> {
  const requests = Array.from({ length: ADDRESSES }, (_, i) => request(email, `198.18.0.${i}`));
  const unknown = await request(anAccount().email, '192.0.2.1');
  for (const { status, body } of await Promise.all(requests)) {
    expect([status, body]).toEqual([unknown.status, unknown.body]);
  }
}

test("strangers can't use up the owner's emails, nor fill the inbox", async () => {
  const { email } = await new Browser(app).register();
  const start = app.clock.time;
  const expectMails = async (ms: number, expected: number) => {
    app.clock.time = start + ms;
    const before = tokens().length;
    await flood(email);
    // One to somebody else is requested last, and arrives when the others are under way.
    const another = await new Browser(app).register();
    await request(another.email, '192.0.2.1');
    await mailTo(dataDir, another.email);
    await eventually(`${expected} emails have been sent`, () => tokens().length === before + expected + 1);
    const links = mailsIn(dataDir).filter((mail) => mail.includes(`To: ${email}`));
    const valid = await Promise.all(links.map((mail) => isValid(linkIn(mail).token)));
    expect(valid).toContain(true);
  };
  const { RESET_RESEND_MS: pause, RESET_LINKS_AT_ONCE: max, RESET_TOKEN_MS: validity } = LIMITS;
  await expectMails(0, 1);
  await expectMails(pause - 1, 0);
  for (let i = 1; i < max; i++) await expectMails(i * pause, 1);
  await expectMails(max * pause, 0);
  await expectMails((max - 1) * pause + validity / 2 - 1, 0);
  await expectMails((max - 1) * pause + validity / 2, 1);
});

test('during a flood, the owner redeems the link that came first, and signs in at once with that browser', async () => {
  const owner = new Browser(app);
  const { email } = await owner.register();
  await flood(email);
  const { token } = linkIn(await mailTo(dataDir, email));
  await flood(email);
  const address = '203.0.113.7';
  for (let i = 0; i < SIGN_IN_LIMITS.failures.points; i++) {
    const body = { email, password: 'a wrong guess' };
    await app.call(CALLS.login, { body, headers: { 'X-Forwarded-For': address } });
  }
  const password = 'a new password';
  const redeemed = await app.call(CALLS.resetPassword, { body: { token, password } });
  expect(redeemed.status).toBe(200);
  const known = cookieOf(redeemed, `${KEY_PREFIX}.known`)?.split(';')[0] ?? '';
  const login = (headers: Record<string, string>) =>
    app.call(CALLS.login, { body: { email, password }, headers: { 'X-Forwarded-For': address, ...headers } });
  expect((await login({})).status).toBe(429);
  expect((await login({ Cookie: known })).status).toBe(200);
  // After that, a new link can be requested right away.
  const before = tokens().length;
  await request(email, address);
  await eventually('another email has been sent', () => tokens().length === before + 1);
});

test("a link that couldn't be sent doesn't count", async () => {
  const { email } = await new Browser(app).register();
  const away = await startApp({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@play.example',
      PUBLIC_URL: 'https://play.example',
    },
    databaseUrl: app.databaseUrl,
  });
  await away.call(CALLS.requestPasswordReset, { body: { email } });
  // Shutting down waits for emails that are being sent.
  await away.close();
  expect(await app.sql('SELECT 1 FROM password_reset_tokens')).toEqual([]);
  await request(email, '192.0.2.1');
  expect(await isValid(linkIn(await mailTo(dataDir, email)).token)).toBe(true);
});
