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
