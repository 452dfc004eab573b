import { Inject, Injectable } from '@nestjs/common';
import { PRODUCT } from '@tessera/contracts/constants';
import { CONFIG, type Config } from '../platform/config/config.js';
import { MailDispatch, Mailer } from '../platform/mail/mailer.js';
import type { FeedbackEntity } from './feedback.entity.js';

type Notified = Pick<FeedbackEntity, 'feedbackId' | 'message' | 'email'>;

/** The message unchanged: in a plain-text email, nothing is executed. */
const textOf = ({ feedbackId, message, email }: Notified): string => `${message}

--
Feedback ${feedbackId}
${email === null ? 'No email address was left for a reply.' : `Replies go to ${email}.`}
`;

/** Emails feedback to the operator's team, if an address is configured. */
@Injectable()
export class NotifyTeam {
  constructor(
    private readonly mailer: Mailer,
    private readonly dispatch: MailDispatch,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  execute(feedback: Notified): void {
    const { teamEmail } = this.config;
    if (teamEmail === undefined) return;
    const answerTo = feedback.email === null ? {} : { replyTo: feedback.email };
    this.dispatch.start('a feedback email', () =>
      this.mailer.send({
        to: teamEmail,
        subject: `${PRODUCT} feedback`,
        text: textOf(feedback),
        ...answerTo,
      }),
    );
  }
}
