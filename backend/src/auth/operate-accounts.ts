import { Injectable } from '@nestjs/common';
import type { Role } from '@tessera/contracts';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AdminAccounts } from './admin-accounts.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { SessionsStore } from './sessions/sessions.store.js';
import { SignInMethods } from './sign-in/sign-in-methods.js';
import type { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

/** What operators do to accounts, without their owners. */
@Injectable()
export class OperateAccounts {
  constructor(
    private readonly admins: AdminAccounts,
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
    private readonly methods: SignInMethods,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
  ) {}

  /** Creates the account if there is none. The role is in effect once the owner has set a password by a link. */
  async giveRole(email: string, role: Role): Promise<UserEntity> {
    await this.admins.secure(email);
    const user = await this.users.findByEmail(email);
    if (!user) throw new Error('The account has been deleted');
    await this.locked(user.id, (transaction) => this.users.update(transaction, user.id, { role }));
    return user;
  }

  async takeRole(userId: string): Promise<void> {
    await this.locked(userId, (transaction) => this.users.update(transaction, userId, { role: null }));
  }

  /** Returns the number of sessions. */
  async endSessions(userId: string): Promise<number> {
    const ended = await this.locked(userId, (transaction) => this.sessions.end(transaction, userId, 'reset'));
    this.live.end({ sessions: ended ?? [], by: 'reset' });
    return ended?.length ?? 0;
  }

  /** Ends the sessions, too, because a stranger may have added the passkey. */
  async removePasskeys(userId: string): Promise<void> {
    const ended = await this.locked(userId, async (transaction) => {
      await this.methods.removeAllByOperator(transaction, userId, 'passkeys');
      return this.sessions.end(transaction, userId, 'reset');
    });
    this.live.end({ sessions: ended ?? [], by: 'reset' });
  }

  private locked<Result>(
    userId: string,
    work: (transaction: Transaction) => Promise<Result>,
  ): Promise<Result | undefined> {
    return this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      return user === null ? undefined : work(transaction);
    });
  }
}
