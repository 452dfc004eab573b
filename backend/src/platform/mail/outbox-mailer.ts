import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { nanoid } from 'nanoid';
import { createTransport } from 'nodemailer';
import { digest } from '../redis/redis-keys.js';
import { Mailer, type Mail } from './mailer.js';

/** Without a mail server, writes every mail to a file that any mail program can open. */
export class OutboxMailer extends Mailer {
  private readonly log = new Logger(OutboxMailer.name);
  private readonly transport = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly folder: string,
    private readonly from: string,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const { message } = await this.transport.sendMail({ ...mail, from: this.from });
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const file = path.join(this.folder, `${digest(mail.to)}.${nanoid()}.eml`);
    // Under its name, a mail is always complete.
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
    this.log.log(`Saved an email to ${file}`);
  }

  async purge(address: string): Promise<void> {
    const files = await readdir(this.folder).catch(() => []);
    const own = files.filter((file) => file.startsWith(`${digest(address)}.`));
    await Promise.all(own.map((file) => rm(path.join(this.folder, file), { force: true })));
  }
}
