import { Injectable } from '@nestjs/common';
import type { OtherMethods } from '@tessera/contracts/accounts';
import type { CALLS } from '@tessera/contracts/calls';
import { PRODUCT } from '@tessera/contracts/product';
import { LIMITS, pathOf, RESET_PASSWORD_PAGE, type InputOf } from '@tessera/contracts/wire';
import { HOUR_MS } from '@tessera/rules';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { MailDispatch, Mailer } from '../../platform/mail/mailer.js';
import { AppError } from '../../platform/requests/app-error.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { hashPassword } from '../passwords.js';
import { SignInMethods } from '../sign-in/sign-in-methods.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { UserEntity } from '../user.entity.js';
import { ResetTokensRepository } from './reset-tokens.repository.js';
import { UsersRepository } from '../users.repository.js';

const textOf = (link: string): string => `Hello,

Someone, hopefully you, asked to reset the password for your ${PRODUCT} account.
To choose a new password, open this link within ${LIMITS.RESET_TOKEN_MS / HOUR_MS} hours:

${link}

If it wasn't you, you can ignore this email. Your password won't change.
`;

type Reset = InputOf<typeof CALLS.resetPassword>;

/** Resetting a password that its owner has forgotten. */
@Injectable()
export class ResetService {
  /** The accounts for which this instance is sending one. */
  private readonly underWay = new Set<string>();
  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: ResetTokensRepository,
    private readonly mailer: Mailer,
    private readonly dispatch: MailDispatch,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly sessions: SessionsRepository,
    private readonly methods: SignInMethods,
    private readonly live: LiveSessions,
  ) {}

  /**
   * Sends a password reset link in the background. Neither the response nor its timing reveals whether the account
   * exists. Strangers can't use up the owner's requests or flood the inbox: while an earlier link is valid, another
   * one is sent only after a pause (see `isDue`). `origin` is the address to which the link leads.
   */
  request(email: string, origin: string): void {
    this.dispatch.start('a password reset email', () => this.sendLink(email, origin));
  }

  /** A link for an operator, who passes it on. `null` if the account has been deleted. */
  async linkFor(userId: string, origin: string): Promise<string | null> {
    const token = await this.newToken(userId, { evenIfEarly: true });
    return token === null ? null : linkTo(origin, token);
  }

  /** What else signs in to the account of a valid token; null for an invalid one. */
  async otherMethods(token: string): Promise<OtherMethods | null> {
    const userId = await this.tokens.ownerOf(token, this.now());
    return userId === null ? null : this.methods.list(userId);
  }

  /**
   * Sets a new password with the token of a reset link, which can be used once, and ends all sessions of the
   * account. Returns its email address.
   */
  async reset({ token, password, removePasskeys, unlinkIdentities }: Reset): Promise<string> {
    // Hashing is expensive, so invalid tokens are rejected first.
    if ((await this.tokens.ownerOf(token, this.now())) === null) throw invalid();
    const passwordHash = await hashPassword(password);
    const { email, sessions } = await this.transactions.run(async (transaction) => {
      // Locks the account first, like sign-in and deletion, so that its tokens are redeemed one after
      // another.
      const userId = await this.tokens.ownerOf(token, this.now(), transaction);
      const user = userId === null ? null : await this.users.lock(transaction, userId);
      if (!user) throw invalid();
      if (!(await this.tokens.redeem(transaction, token, this.now()))) throw invalid();
      if (removePasskeys) await this.methods.removeAll(transaction, user, 'passkeys');
      if (unlinkIdentities) await this.methods.removeAll(transaction, user, 'identities');
      return { email: user.email, sessions: await this.changePassword(transaction, user, passwordHash) };
    });
    this.live.end({ sessions, by: 'reset' });
    return email;
  }

  /** For an operator, who vouches for the owner as a link in the mailbox would. */
  async setByOperator(userId: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    const sessions = await this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      return user === null ? [] : this.changePassword(transaction, user, passwordHash);
    });
    this.live.end({ sessions, by: 'reset' });
  }

  private async sendLink(email: string, origin: string): Promise<void> {
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

  /** Returns the sessions that have ended. */
  private async changePassword(
    transaction: Transaction,
    user: UserEntity,
    passwordHash: string,
  ): Promise<string[]> {
    if (user.mailboxProvenAt === null) await this.methods.revokeUnproven(transaction, user);
    await this.users.update(transaction, user.id, { passwordHash, mailboxProvenAt: this.now() });
    return this.sessions.end(transaction, user.id, 'reset');
  }

  private now(): Date {
    return new Date(this.clock.now());
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

const invalid = () => new AppError('RESET_TOKEN_INVALID', { field: 'token' });
