import { Injectable } from '@nestjs/common';
import type { BodyOf, CALLS, OtherMethods } from '@tessera/contracts';
import { Clock } from '../../platform/clock/clock.js';
import { Transactions, type Transaction } from '../../platform/database/transactions.js';
import { AppError } from '../../platform/requests/app-error.js';
import { LiveSessions } from '../sessions/live-sessions.js';
import { hashPassword } from '../passwords/passwords.js';
import { ResetTokensStore } from './reset-tokens.store.js';
import { SignInMethods } from '../sign-in/sign-in-methods.js';
import { SessionsStore } from '../sessions/sessions.store.js';
import type { UserEntity } from '../user.entity.js';
import { UsersStore } from '../users.store.js';

type Reset = BodyOf<typeof CALLS.resetPassword>;

/**
 * Sets a new password with the token of a reset link, which can be used once, and ends all sessions of the
 * account. Returns its email address.
 */
@Injectable()
export class ResetPassword {
  constructor(
    private readonly users: UsersStore,
    private readonly tokens: ResetTokensStore,
    private readonly sessions: SessionsStore,
    private readonly methods: SignInMethods,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What else signs in to the account of a valid token; null for an invalid one. */
  async otherMethods(token: string): Promise<OtherMethods | null> {
    const userId = await this.tokens.ownerOf(token, this.now());
    return userId === null ? null : this.methods.list(userId);
  }

  async execute({ token, password, removePasskeys, unlinkIdentities }: Reset): Promise<string> {
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
      return { email: user.email, sessions: await this.change(transaction, user, passwordHash) };
    });
    this.live.end({ sessions, by: 'reset' });
    return email;
  }

  /** For an operator, who vouches for the owner as a link in the mailbox would. */
  async byOperator(userId: string, password: string): Promise<void> {
    const passwordHash = await hashPassword(password);
    const sessions = await this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      return user === null ? [] : this.change(transaction, user, passwordHash);
    });
    this.live.end({ sessions, by: 'reset' });
  }

  /** Returns the sessions that have ended. */
  private async change(transaction: Transaction, user: UserEntity, passwordHash: string): Promise<string[]> {
    if (user.mailboxProvenAt === null) await this.methods.revokeUnproven(transaction, user);
    await this.users.update(transaction, user.id, { passwordHash, mailboxProvenAt: this.now() });
    return this.sessions.end(transaction, user.id, 'reset');
  }

  private now(): Date {
    return new Date(this.clock.now());
  }
}

const invalid = () => new AppError('RESET_TOKEN_INVALID', { field: 'token' });
