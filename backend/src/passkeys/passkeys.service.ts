import { Injectable, Inject, type OnModuleInit } from '@nestjs/common';
import type { CALLS } from '@tessera/contracts/calls';
import { type InputOf, LIMITS } from '@tessera/contracts/wire';
import type { OtherMethods, SignedIn } from '@tessera/contracts/accounts';
import {
  SessionsService,
  NotifyOwner,
  UsersRepository,
  type UserEntity,
  SessionsRepository,
  SignInMethods,
  isAdmin,
  AccountDataHandlers,
  type AccountDataHandler,
  type SignInMethod,
  SignIn,
  type SignInProof,
} from '../auth/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { PasskeyVerifier, type Options, type ShownCredential } from './passkey-verifier.js';
import { PasskeysRepository, type StoredPasskey, type PasskeyChallenge } from './passkeys.repository.js';

const CHALLENGE: PasskeyChallenge = { purpose: 'sign-in', sessionId: null };

/**
 * Passkeys of accounts: adding, removing and using them. They belong to the account, not to its players, and disappear
 * with it.
 */
@Injectable()
export class PasskeysService implements AccountDataHandler, SignInMethod, OnModuleInit {
  readonly kind = 'passkeys';

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly verifier: PasskeyVerifier,
    private readonly session: SessionsService,
    private readonly notifyOwner: NotifyOwner,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly methods: SignInMethods,
    private readonly sessions: SessionsRepository,
    @Inject(CONFIG) private readonly config: Config,
    private readonly accountData: AccountDataHandlers,
    private readonly signer: SignIn,
  ) {}

  async startAdding(session: AccountSession, password: string | undefined): Promise<Options> {
    this.verifier.requireOn();
    const user = await this.session.confirmOwner(session, password);
    const known = await this.passkeys.of(session.userId);
    this.requireMayAdd(user, session, known);
    return this.verifier.askForNew(user, session.id, known);
  }

  /** Adds a passkey to the account that is signed in. */
  async add(session: AccountSession, { name, credential }: InputOf<typeof CALLS.addPasskey>): Promise<void> {
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
    await this.session.confirmOwner(session, password);
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

  onModuleInit(): void {
    this.accountData.add(this);
    this.methods.add(this);
  }

  async dataOf(_: readonly string[], userId: string): Promise<Record<string, Record<string, unknown>[]>> {
    const passkeys = await this.passkeys.of(userId);
    return {
      passkeys: passkeys.map(({ name, credentialId, transports, createdAt, lastUsedAt }) => ({
        name,
        credentialId,
        transports,
        createdAt,
        lastUsedAt,
      })),
    };
  }

  async list(userId: string): Promise<Pick<OtherMethods, 'passkeys'>> {
    const passkeys = await this.passkeys.of(userId);
    return {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  }

  async count(transaction: Transaction, userId: string): Promise<number> {
    return this.config.hasPasskeys ? (await this.passkeys.of(userId, transaction)).length : 0;
  }

  /** Removes all: nothing proves that a passkey belongs to the mailbox's owner. */
  revokeUnproven(transaction: Transaction, { id }: UserEntity): Promise<void> {
    return this.removeAll(transaction, id);
  }

  removeAll(transaction: Transaction, userId: string): Promise<void> {
    return this.passkeys.removeAll(transaction, userId);
  }

  startSignIn(): Promise<Options> {
    this.verifier.requireOn();
    return this.verifier.askFor(CHALLENGE);
  }

  /** Signs in with a passkey. The browser shows which ones it has, so nobody types an email address. */
  async signIn(request: AppRequest, credential: ShownCredential): Promise<SignedIn> {
    this.verifier.requireOn();
    const passkey = await this.passkeys.find(credential.id);
    if (!passkey || !isHandleOf(passkey.userId, credential.response.userHandle)) {
      throw new AppError('PASSKEY_UNKNOWN');
    }
    const counter = await this.verifier.verify(credential, passkey, CHALLENGE);
    return this.signer.execute(request, this.proofOf(passkey, counter));
  }

  private proofOf(passkey: StoredPasskey, counter: number): SignInProof {
    return {
      userId: passkey.userId,
      withPasskey: true,
      check: async (transaction, user) => {
        const at = new Date(this.clock.now());
        const isStored = user && (await this.passkeys.use(transaction, passkey, counter, at));
        if (!user || !isStored) throw new AppError('PASSKEY_UNKNOWN');
        return user;
      },
    };
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

/** Devices return the ID that they were given for the account. */
const isHandleOf = (userId: string, handle: string | undefined): boolean =>
  handle === undefined || Buffer.from(handle, 'base64url').toString() === userId;
