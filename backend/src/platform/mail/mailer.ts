import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

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
