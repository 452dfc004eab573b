import { Injectable } from '@nestjs/common';
import { ConfirmOwner, SignInMethods, UsersStore } from '../auth/index.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { PasskeysStore } from './passkeys.store.js';
import { SecondFactor } from './second-factor.js';

/** Removes a passkey from the account that is signed in, if there is another way to sign in. */
@Injectable()
export class RemovePasskey {
  constructor(
    private readonly passkeys: PasskeysStore,
    private readonly users: UsersStore,
    private readonly methods: SignInMethods,
    private readonly confirmOwner: ConfirmOwner,
    private readonly secondFactor: SecondFactor,
    private readonly transactions: Transactions,
  ) {}

  async execute(session: AccountSession, id: string, password: string | undefined): Promise<void> {
    const { userId } = session;
    await this.confirmOwner.execute(session, password);
    await this.transactions.run(async (transaction) => {
      // Locked, so that of two ways to sign in that are removed at once, one stays.
      const user = await this.users.lock(transaction, userId);
      if (!user) throw new AppError('NOT_SIGNED_IN');
      this.secondFactor.requireToChange(user, session, await this.passkeys.of(userId, transaction));
      if (!(await this.passkeys.remove(transaction, userId, id))) throw new AppError('PASSKEY_NOT_FOUND');
      await this.methods.requireOne(transaction, user);
    });
  }
}
