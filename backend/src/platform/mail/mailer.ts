export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Where an answer goes, if not to the sender. */
  replyTo?: string;
}

/** Sends mails. What it logs never names whom they are for. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;

  /** Removes what is kept here of the mails to an address. */
  abstract purge(address: string): Promise<void>;
}
