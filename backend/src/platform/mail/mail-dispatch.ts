import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';

/** Sends mails that no answer waits for. What fails is logged; a stop waits for what is under way. */
@Injectable()
export class MailDispatch implements BeforeApplicationShutdown {
  private readonly log = new Logger(MailDispatch.name);
  private readonly underWay = new Set<Promise<void>>();

  /** `what`: the kind of mail, as the log calls it. */
  start(what: string, send: () => Promise<void>): void {
    const work = send()
      .catch((error: unknown) => this.log.error(`${what} could not be sent: ${codeOf(error)}`))
      .finally(() => this.underWay.delete(work));
    this.underWay.add(work);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }
}

/** Never its words: a mail server quotes the address. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
