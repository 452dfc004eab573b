import { Injectable, Inject } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import { type BodyOf, LIMITS } from '@tessera/contracts/wire';
import {
  ConfirmOwner,
  NotifyOwner,
  UsersStore,
  type UserEntity,
  SessionsStore,
  SignInMethods,
  isAdmin,
} from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession } from '../platform/requests/request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PasskeyVerifier, type Options, type ShownCredential } from './passkey-verifier.js';
import { PasskeysStore, type StoredPasskey } from './passkeys.store.js';

/** The passkeys of the account that is signed in. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysStore,
    private readonly users: UsersStore,
    private readonly verifier: PasskeyVerifier,
    private readonly confirmOwner: ConfirmOwner,
    private readonly notifyOwner: NotifyOwner,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly methods: SignInMethods,
    private readonly sessions: SessionsStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async startAdding(session: AccountSession, password: string | undefined): Promise<Options> {
    this.verifier.requireOn();
    const user = await this.confirmOwner.execute(session, password);
    const known = await this.passkeys.of(session.userId);
    this.requireMayAdd(user, session, known);
    return this.verifier.askForNew(user, session.id, known);
  }

  /** Adds a passkey to the account that is signed in. */
  async add(session: AccountSession, { name, credential }: BodyOf<typeof CALLS.addPasskey>): Promise<void> {
    this.verifier.requireOn();
    const { userId } = session;
    const made = await this.verifier.verifyNew(credential, session.id);
    const owner = await this.transactions.run(async (transaction) => {
      const user = await this.users.lock(transaction, userId);
      this.requireMayAdd(user, session, await this.passkeys.of(userId, transaction));
      const createdAt = new Date(this.clock.now());
      const isNew = await this.passkeys.insert(transaction, { ...made, userId, name, createdAt });
      if (!isNew) throw new AppError('PASSKEY_REJECTED');
      return user;
    });
    this.notifyOwner.execute(owner, 'A passkey');
  }

  async rename({ userId }: AccountSession, id: string, name: string): Promise<void> {
    if (!(await this.passkeys.rename(userId, id, name))) throw new AppError('PASSKEY_NOT_FOUND');
  }

  /** Removes a passkey from the account that is signed in, if there is another way to sign in. */
  async remove(session: AccountSession, id: string, password: string | undefined): Promise<void> {
    const { userId } = session;
    await this.confirmOwner.execute(session, password);
    await this.transactions.run(async (transaction) => {
      // Locked, so that of two ways to sign in that are removed at once, one stays.
      const user = await this.users.lock(transaction, userId);
      if (!user) throw new AppError('NOT_SIGNED_IN');
      this.requireSecondFactor(user, session, await this.passkeys.of(userId, transaction));
      if (!(await this.passkeys.remove(transaction, userId, id))) throw new AppError('PASSKEY_NOT_FOUND');
      await this.methods.requireOne(transaction, user);
    });
  }

  async startCheck({ userId, id: sessionId }: AccountSession): Promise<Options> {
    this.verifier.requireOn();
    const known = await this.passkeys.of(userId);
    if (known.length === 0) throw new AppError('PASSKEY_NOT_FOUND');
    return this.verifier.askFor({ purpose: 'check', sessionId }, known);
  }

  /** Confirms a session with one of its account's passkeys: the second factor besides the password or the provider. */
  async check({ userId, id: sessionId }: AccountSession, credential: ShownCredential): Promise<void> {
    this.verifier.requireOn();
    const passkey = await this.passkeys.find(credential.id);
    if (passkey?.userId !== userId) throw new AppError('PASSKEY_NOT_FOUND');
    const counter = await this.verifier.verify(credential, passkey, { purpose: 'check', sessionId });
    await this.transactions.run(async (transaction) => {
      const now = new Date(this.clock.now());
      const isStored = await this.passkeys.use(transaction, passkey, counter, now);
      if (!isStored) throw new AppError('PASSKEY_NOT_FOUND');
      await this.sessions.confirmWithPasskey(transaction, sessionId, now);
    });
  }

  private requireMayAdd(
    user: UserEntity | null,
    session: AccountSession,
    known: readonly StoredPasskey[],
  ): asserts user is UserEntity {
    if (!user) throw new AppError('NOT_SIGNED_IN');
    if (known.length >= LIMITS.MAX_PASSKEYS) throw new AppError('TOO_MANY_PASSKEYS');
    this.requireSecondFactor(user, session, known);
  }

  /**
   * Where admins need a second factor, a stolen password must not be enough to replace it. The first passkey needs no
   * other.
   */
  private requireSecondFactor(
    user: UserEntity,
    session: AccountSession,
    known: readonly StoredPasskey[],
  ): void {
    const isNeeded = this.config.needsSecondFactor && isAdmin(user, this.config) && known.length > 0;
    if (isNeeded && !session.withPasskey) throw new AppError('SECOND_FACTOR_REQUIRED');
  }
}
