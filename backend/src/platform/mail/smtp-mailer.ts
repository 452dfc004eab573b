import { createTransport, type Transporter } from 'nodemailer';
import { Mailer, type Mail } from './mailer.js';

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
