import { Injectable } from '@nestjs/common';
import { LIMITS, pathOf, PRODUCT, RESET_PASSWORD_PAGE } from '@tessera/contracts/constants';
import { HOUR_MS } from '@tessera/rules';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { MailDispatch, Mailer } from '../../platform/mail/mailer.js';
import { ResetTokensStore } from './reset-tokens.store.js';
import { UsersStore } from '../users.store.js';

const textOf = (link: string): string => `Hello,

Someone, hopefully you, asked to reset the password for your ${PRODUCT} account.
To choose a new password, open this link within ${LIMITS.RESET_TOKEN_MS / HOUR_MS} hours:

${link}

If it wasn't you, you can ignore this email. Your password won't change.
`;

/**
 * Sends a password reset link in the background. Neither the response nor its timing reveals whether the
 * account exists. Strangers can't use up the owner's requests or flood the inbox: while an earlier link is
 * valid, another one is sent only after a pause (see `isDue`).
 */
@Injectable()
export class RequestReset {
  /** The accounts for which this instance is sending one. */
  private readonly underWay = new Set<string>();

  constructor(
    private readonly users: UsersStore,
    private readonly tokens: ResetTokensStore,
    private readonly mailer: Mailer,
    private readonly dispatch: MailDispatch,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** `origin` is the address to which the link leads. */
  execute(email: string, origin: string): void {
    this.dispatch.start('a password reset email', () => this.send(email, origin));
  }

  /** A link for an operator, who passes it on. `null` if the account has been deleted. */
  async linkFor(userId: string, origin: string): Promise<string | null> {
    const token = await this.newToken(userId, { evenIfEarly: true });
    return token === null ? null : linkTo(origin, token);
  }

  private async send(email: string, origin: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user || this.underWay.has(user.id)) return;
    this.underWay.add(user.id);
    try {
      const token = await this.newToken(user.id);
      if (token !== null) await this.mail(user.email, { token, origin });
    } finally {
      this.underWay.delete(user.id);
    }
  }

  /** Null if the account's owner has a link that is recent enough. */
  private newToken(userId: string, { evenIfEarly = false } = {}): Promise<string | null> {
    const now = this.clock.now();
    return this.transactions.run(async (transaction) => {
      // Locked, so that of simultaneous requests, even on several instances, one creates a token.
      if (!(await this.users.lock(transaction, userId))) return null;
      const links = await this.tokens.validOf(transaction, userId, new Date(now));
      if (!evenIfEarly && !isDue(links, now)) return null;
      const expiresAt = new Date(now + LIMITS.RESET_TOKEN_MS);
      return this.tokens.make(transaction, userId, new Date(now), expiresAt);
    });
  }

  private async mail(to: string, { token, origin }: { token: string; origin: string }): Promise<void> {
    const text = textOf(linkTo(origin, token));
    try {
      await this.mailer.send({ to, subject: `Reset your ${PRODUCT} password`, text });
    } catch (error) {
      // Nobody has received this link, so the next request must send another one.
      await this.tokens.remove(token);
      throw error;
    }
  }
}

const linkTo = (origin: string, token: string): string => origin + pathOf(RESET_PASSWORD_PAGE, { token });

/** Whether an account that has valid links from these times gets another one. */
function isDue(links: readonly Date[], now: number): boolean {
  const newest = links.at(-1);
  if (newest === undefined) return true;
  const pause =
    links.length < LIMITS.RESET_LINKS_AT_ONCE ? LIMITS.RESET_RESEND_MS : LIMITS.RESET_TOKEN_MS / 2;
  return now - newest.getTime() >= pause;
}
