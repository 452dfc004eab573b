import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  AccountDataHandlers,
  SignInMethods,
  type AccountDataHandler,
  type SignInMethod,
  type UserEntity,
} from '../auth/index.js';
import type { OtherMethods } from '@tessera/contracts/accounts';
import type { Transaction } from '../platform/database/transactions.js';
import { IdentitiesStore } from './identities.store.js';
import { OidcProvider } from './oidc-provider.js';

/** Identities belong to the account, not to its players, and disappear with it. */
@Injectable()
export class IdentityAccountData implements AccountDataHandler, SignInMethod, OnModuleInit {
  readonly kind = 'identities';

  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly methods: SignInMethods,
    private readonly identities: IdentitiesStore,
    private readonly provider: OidcProvider,
  ) {}

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
}
