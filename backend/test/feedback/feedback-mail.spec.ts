import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { mailsIn } from '../support/mail.js';

const TEAM_EMAIL = 'team@play.example';

let app: TestApp;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  app = await startApp({ env: { TEAM_EMAIL, DATA_DIR: dataDir } });
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = async (message: string, from = app): Promise<string> => {
  const { body } = await from.call(CALLS.sendFeedback, { body: { message } });
  return (body as { feedbackId: string }).feedbackId;
};
const leave = (feedbackId: string, email: string) =>
  app.call(CALLS.addFeedbackEmail, { body: { feedbackId, email } });
const mails = (count: number) =>
  eventually(`${count} emails have been sent`, () => mailsIn(dataDir).length === count);

test('the team gets an email for each message, and another one when an address is added', async () => {
  const feedbackId = await send('More ochre, please.');
  await mails(1);
  const [first = ''] = mailsIn(dataDir);
  expect(first).toContain(`To: ${TEAM_EMAIL}`);
  expect(first).toContain('More ochre, please.');
  expect(first).not.toContain('Reply-To');
  await leave(feedbackId, 'ann@play.example');
  await mails(2);
  const second = mailsIn(dataDir).find((mail) => mail.includes('Reply-To: ann@play.example'));
  expect(second).toContain('More ochre, please.');
});

test('adding the same address again sends no email, a different one does', async () => {
  const feedbackId = await send('Hello');
  await leave(feedbackId, 'ann@play.example');
  expect((await leave(feedbackId, 'Ann@play.example')).status).toBe(200);
  await leave(feedbackId, 'ben@play.example');
  await mails(3);
  // Shutdown waits for unfinished work, so all emails have been sent.
  await app.close();
  expect(mailsIn(dataDir)).toHaveLength(3);
  app = await startApp({ env: { DATA_DIR: dataDir } });
});

test('text that looks like an email header stays in the body', async () => {
  await send('Hello\r\nBcc: everybody@play.example\r\n\r\n<script>alert(1)</script>');
  await mails(1);
  const [head = '', ...text] = mailsIn(dataDir)[0]?.split('\r\n\r\n') ?? [];
  expect(head).not.toContain('Bcc');
  expect(head).toContain('Content-Type: text/plain');
  expect(text.join('\r\n\r\n')).toContain('Bcc: everybody@play.example');
});

test('no email is sent without a team address, and no message is lost if the mail server is unavailable', async () => {
  const silent = await startApp({ env: { DATA_DIR: dataDir } });
  await send('Hello', silent);
  await silent.close();
  expect(mailsIn(dataDir)).toHaveLength(0);
  const away = await startApp({
    env: {
      TEAM_EMAIL,
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'hello@play.example',
      PUBLIC_URL: 'https://play.example',
    },
  });
  const feedbackId = await send('Hello', away);
  const [row] = await away.sql<{ message: string }>('SELECT message FROM feedback WHERE "feedbackId" = $1', [
    feedbackId,
  ]);
  expect(row).toEqual({ message: 'Hello' });
  await away.close();
});
