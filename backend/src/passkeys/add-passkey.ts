import { Injectable } from '@nestjs/common';
import type { BodyOf, CALLS } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { ConfirmOwner, NotifyOwner, UsersStore, type UserEntity } from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { PasskeyVerifier, type Options } from './passkey-verifier.js';
import { PasskeysStore, type StoredPasskey } from './passkeys.store.js';
import { SecondFactor } from './second-factor.js';

/** Adds a passkey to the account that is signed in. */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly passkeys: PasskeysStore,
    private readonly users: UsersStore,
    private readonly verifier: PasskeyVerifier,
    private readonly confirmOwner: ConfirmOwner,
    private readonly secondFactor: SecondFactor,
    private readonly notifyOwner: NotifyOwner,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async start(session: AccountSession, password: string | undefined): Promise<Options> {
    this.verifier.requireOn();
    const user = await this.confirmOwner.execute(session, password);
    const known = await this.passkeys.of(session.userId);
    this.check(user, session, known);
    return this.verifier.askForNew(user, session.id, known);
  }

  async execute(
    session: AccountSession,
    { name, credential }: BodyOf<typeof CALLS.addPasskey>,
  ): Promise<void> {
    this.verifier.requireOn();
    const { userId } = session;
    const made = await this.verifier.verifyNew(credential, session.id);
    const owner = await this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      this.check(user, session, await this.passkeys.of(userId, transaction));
      const createdAt = new Date(this.clock.now());
      const isNew = await this.passkeys.insert(transaction, { ...made, userId, name, createdAt });
      if (!isNew) throw new AppError('PASSKEY_REJECTED');
      return user;
    });
    this.notifyOwner.execute(owner, 'A passkey');
  }

  private check(
    user: UserEntity | null,
    session: AccountSession,
    known: readonly StoredPasskey[],
  ): asserts user is UserEntity {
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if (known.length >= LIMITS.MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS');
    this.secondFactor.requireToChange(user, session, known);
  }
}
