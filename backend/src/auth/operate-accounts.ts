import { Injectable, Inject, type OnApplicationBootstrap } from '@nestjs/common';
import type { Role } from '@tessera/contracts/wire';
import { randomUUID } from 'node:crypto';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { AppError } from '../platform/requests/app-error.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { SessionsRepository } from './sessions/sessions.repository.js';
import { SignInMethods } from './sign-in/sign-in-methods.js';
import type { UserEntity } from './user.entity.js';
import { UsersRepository } from './users.repository.js';
import { Register } from './sign-in/register.js';

/**
 * Creates the accounts of ADMIN_EMAILS at startup, without a password. So nobody can claim one by signing up:
 * the owner sets the password through a reset email, which proves that the mailbox is theirs.
 */
@Injectable()
export class AdminAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly register: Register,
    private readonly methods: SignInMethods,
    private readonly live: LiveSessions,
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    for (const email of this.config.adminEmails) await this.secure(email);
  }

  /** Creates the account, or takes it from someone who has registered the address without proving that it is theirs. */
  async secure(email: string): Promise<void> {
    const user = await this.users.findByEmail(email);
    if (!user) await this.make(email);
    else if (user.mailboxProvenAt === null) {
      const sessions = await this.transactions.run((transaction) => this.lockOut(transaction, user));
      if (sessions.length > 0) this.live.end({ sessions, by: 'reset' });
    }
  }

  private async make(email: string): Promise<void> {
    const account = { email, name: null, passwordHash: null };
    try {
      await this.transactions.run((transaction) => this.register.insert(transaction, account, randomUUID()));
    } catch (error) {
      // Another instance has started at the same moment.
      if (!(error instanceof AppError)) throw error;
    }
  }

  private async lockOut(transaction: Transaction, { id: userId }: UserEntity): Promise<string[]> {
    const user = await this.users.lock(transaction, userId);
    if (!user || user.mailboxProvenAt !== null) return [];
    await this.methods.revokeUnproven(transaction, user);
    await this.users.update(transaction, userId, { passwordHash: null });
    return this.sessions.end(transaction, userId, 'reset');
  }
}

/** What operators do to accounts, without their owners. */
@Injectable()
export class OperateAccounts {
  constructor(
    private readonly admins: AdminAccounts,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
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
