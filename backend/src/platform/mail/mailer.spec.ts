import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import os from 'node:os';
import path from 'node:path';
import { OutboxMailer } from './mailer.js';

const LONG = 'a line of the mail\n'.repeat(200_000);

test('whoever looks into the outbox finds only complete emails', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'outbox-'));
  try {
    const sent = new OutboxMailer(folder, 'hello@play.example').send({
      to: 'ann@play.example',
      subject: 'A long one',
      text: `${LONG}the end`,
    });
    const mails = () => readdirSync(folder).filter((file) => file.endsWith('.eml'));
    while (mails().length === 0) await setImmediate();
    const [mail = ''] = mails();
    expect(readFileSync(path.join(folder, mail), 'utf8').trimEnd()).toMatch(/the end$/);
    await sent;
  } finally {
    rmSync(folder, { recursive: true });
  }
});
