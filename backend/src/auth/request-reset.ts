import { Injectable } from '@nestjs/common';
import { LIMITS, pathOf, PRODUCT, RESET_PASSWORD_PAGE } from '@tessera/contracts/constants';
import { Clock } from '../platform/clock/clock.js';
import { MailDispatch } from '../platform/mail/mail-dispatch.js';
import { Mailer } from '../platform/mail/mailer.js';
import { ResetTokensStore } from './reset-tokens.store.js';
import { UsersStore } from './users.store.js';

const HOUR_MS = 60 * 60_000;

const textOf = (link: string): string => `Hello,

Someone, hopefully you, asked to reset the password of your ${PRODUCT} account.
To choose a new password, open this link within ${LIMITS.RESET_TOKEN_MS / HOUR_MS} hours:

${link}

If it wasn't you, you can ignore this email. Your password won't change.
`;

/**
 * Sends a password reset link in the background. Neither the response nor its timing reveals whether the
 * account exists.
 */
@Injectable()
export class RequestReset {
  constructor(
    private readonly users: UsersStore,
    private readonly tokens: ResetTokensStore,
    private readonly mailer: Mailer,
    private readonly dispatch: MailDispatch,
    private readonly clock: Clock,
  ) {}

  /** `origin` is the address to which the link leads. */
  execute(email: string, origin: string): void {
    this.dispatch.start('a password reset email', () => this.send(email, origin));
  }

  private async send(email: string, origin: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) return;
    const now = this.clock.now();
    const expiresAt = new Date(now + LIMITS.RESET_TOKEN_MS);
    const token = await this.tokens.make(user.id, new Date(now), expiresAt);
    const link = origin + pathOf(RESET_PASSWORD_PAGE, { token });
    await this.mailer.send({ to: user.email, subject: `Reset your ${PRODUCT} password`, text: textOf(link) });
  }
}
