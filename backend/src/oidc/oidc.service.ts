import { Injectable, Inject, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import type { SignedIn, OtherMethods } from '@tessera/contracts/accounts';
import type { CALLS } from '@tessera/contracts/calls';
import type { AnswerOf } from '@tessera/contracts/wire';
import {
  SessionsService,
  Identity,
  SignIn,
  type SignInProof,
  NotifyOwner,
  UsersRepository,
  userView,
  SignInMethods,
  AccountDataHandlers,
  type AccountDataHandler,
  type SignInMethod,
  type UserEntity,
} from '../auth/index.js';
import { AppError } from '../platform/requests/app-error.js';
import type { AccountSession, AppRequest } from '../platform/requests/request.js';
import { Clock } from '../platform/clock/clock.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { OidcFlow } from './oidc-flow.js';
import { OidcProvider, type Visitor } from './oidc-provider.js';
import { IdentitiesRepository, type ProviderIdentity } from './identities.repository.js';
import { RegisterVisitor } from './register-visitor.js';

type Finished = AnswerOf<typeof CALLS.finishOidc>;

/**
 * Signing in with the operator's OpenID Connect provider. Identities belong to the account, not to its players, and
 * disappear with it.
 */
@Injectable()
export class OidcService implements AccountDataHandler, SignInMethod, OnModuleInit {
  readonly kind = 'identities';

  constructor(
    private readonly provider: OidcProvider,
    private readonly flow: OidcFlow,
    private readonly session: SessionsService,
    private readonly identities: IdentitiesRepository,
    private readonly identity: Identity,
    private readonly registerVisitor: RegisterVisitor,
    private readonly signIn: SignIn,
    private readonly users: UsersRepository,
    private readonly notifyOwner: NotifyOwner,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    private readonly methods: SignInMethods,
    private readonly accountData: AccountDataHandlers,
  ) {}

  /** Starts signing in, or linking an identity to the account of a session. Returns the address of the provider's page. */
  start(request: Request): Promise<string> {
    return this.provider.pageFor(this.flow.begin(request, undefined));
  }

  /** Only this session can finish it, so it is the owner who links. */
  async startLink(request: Request, session: AccountSession, password: string | undefined): Promise<string> {
    if (this.provider.name === null) throw new AppError('SIGN_IN_METHOD_OFF');
    await this.session.confirmOwner(session, password);
    return this.provider.pageFor(this.flow.begin(request, session.id));
  }

  /** Signs in whom the provider has identified, or links the identity to the account in whose session it was started. */
  async finish(request: AppRequest, query: string): Promise<Finished> {
    if (this.provider.name === null) throw new AppError('SIGN_IN_METHOD_OFF');
    const parameters = new URLSearchParams(query);
    const flow = this.flow.take(request, parameters.get('state'));
    if (!flow) throw new AppError('OIDC_FAILED');
    const visitor = await this.provider.identify(flow, parameters);
    if (flow.sessionId === undefined) return this.signInAs(request, visitor);
    const account = await this.identity.sessionOf(request.headers.cookie);
    // Somebody else may have signed in meanwhile.
    if (account?.id !== flow.sessionId) throw new AppError('OIDC_FAILED');
    return { ...(await this.link(account, visitor)), outcome: 'linked' };
  }

  /** Unlinks an identity from the account that is signed in, if there is another way to sign in. */
  async unlink(session: AccountSession, id: string, password: string | undefined): Promise<void> {
    const { userId } = session;
    await this.session.confirmOwner(session, password);
    await this.transactions.run(async (transaction) => {
      // Locked, so that of two ways to sign in that are removed at once, one stays.
      const user = await this.users.lock(transaction, userId);
      if (!user) throw new AppError('NOT_SIGNED_IN');
      if (!(await this.identities.unlink(transaction, userId, id))) throw new AppError('IDENTITY_NOT_FOUND');
      await this.methods.requireOne(transaction, user);
    });
  }

  onModuleInit(): void {
    this.accountData.add(this);
    this.methods.add(this);
  }

  async dataOf(_: readonly string[], userId: string): Promise<Record<string, Record<string, unknown>[]>> {
    return { identities: await this.identities.dataOf(userId) };
  }

  async list(userId: string): Promise<Pick<OtherMethods, 'identities'>> {
    const identities = await this.identities.of(userId);
    return {
      identities: identities.map(({ id, issuer, email, linkedAt }) => ({
        id,
        email,
        linkedAt: linkedAt.toISOString(),
        provider: this.provider.nameOf(issuer),
      })),
    };
  }

  /** Only those of the provider that is configured now can be used. */
  count(transaction: Transaction, userId: string): Promise<number> {
    const { issuer } = this.provider;
    return issuer === null ? Promise.resolve(0) : this.identities.count(transaction, userId, issuer);
  }

  revokeUnproven(transaction: Transaction, { id, email }: UserEntity, all: boolean): Promise<void> {
    return this.identities.unlinkOthers(transaction, id, all ? null : email);
  }

  removeAll(transaction: Transaction, userId: string): Promise<void> {
    return this.identities.unlinkOthers(transaction, userId, null);
  }

  private async signInAs(request: AppRequest, visitor: Visitor): Promise<Finished> {
    const owner = await this.identities.ownerOf(visitor);
    const userId = owner ?? (await this.registerVisitor.execute(visitor, request.playerUUID));
    const signedIn = await this.signIn.execute(request, this.proofOf(userId, visitor));
    return { ...signedIn, outcome: owner === null ? 'registered' : 'signed-in' };
  }

  private proofOf(userId: string, visitor: ProviderIdentity): SignInProof {
    return {
      userId,
      withPasskey: false,
      check: async (transaction, user) => {
        // The account may have been deleted, or the identity unlinked, a moment ago.
        const owner = user && (await this.identities.ownerOf(visitor, transaction));
        if (!user || owner !== user.id) throw new AppError('OIDC_FAILED');
        return user;
      },
    };
  }

  /** Links an identity at the provider to the account that is signed in. */
  private async link({ userId }: AccountSession, identity: ProviderIdentity): Promise<SignedIn> {
    const { user, isNew } = await this.transactions.run(async (transaction) => {
      const account = await this.users.lock(transaction, userId);
      if (!account) throw new AppError('NOT_SIGNED_IN');
      const at = new Date(this.clock.now());
      const linked = await this.identities.link(transaction, userId, identity, at);
      if (linked.owner !== userId) throw new AppError('IDENTITY_TAKEN');
      return { user: account, isNew: linked.isNew };
    });
    if (isNew) this.notifyOwner.execute(user, this.provider.methodOf(identity));
    return { user: userView(user, this.config), playerUUID: user.playerUUID };
  }
}
