import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { LiveSessions } from './sessions/live-sessions.js';
import { Register } from './sign-in/register.js';
import { SignInMethods } from './sign-in/sign-in-methods.js';
import { SessionsStore } from './sessions/sessions.store.js';
import type { UserEntity } from './user.entity.js';
import { UsersStore } from './users.store.js';

/**
 * Creates the accounts of ADMIN_EMAILS at startup, without a password. So nobody can claim one by signing up:
 * the owner sets the password through a reset email, which proves that the mailbox is theirs.
 */
@Injectable()
export class AdminAccounts implements OnApplicationBootstrap {
  constructor(
    private readonly users: UsersStore,
    private readonly sessions: SessionsStore,
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
