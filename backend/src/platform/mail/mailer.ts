import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { nanoid } from 'nanoid';
import { digest } from '../redis/redis-keys.js';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where replies go, if not to the sender. */
  replyTo?: string;
}

/** Sends mails. Never logs their recipients. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;

  /** Removes stored mails to an address. */
  abstract purge(address: string): Promise<void>;
}

/** Sends mails in the background. Failures are logged; shutdown waits for unfinished mails. */
@Injectable()
export class MailDispatch implements BeforeApplicationShutdown {
  private readonly log = new Logger(MailDispatch.name);
  private readonly underWay = new Set<Promise<void>>();

  /** `what` is the kind of mail, for the log. */
  start(what: string, send: () => Promise<void>): void {
    const work = send()
      .catch((error: unknown) => this.log.error(`Failed to send ${what}: ${codeOf(error)}`))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

/** Never the message, because mail servers quote the address. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';

const TIMEOUT_MS = 10_000;

/** Sends mails through a mail server, and stores none. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport(
      { url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
      { from },
    );
  }

  async send(mail: Mail): Promise<void> {
    await this.transport.sendMail({ ...mail, from: this.from });
  }

  purge(): Promise<void> {
    return Promise.resolve();
  }
}

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
