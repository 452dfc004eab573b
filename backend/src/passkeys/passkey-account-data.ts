import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { OtherMethods } from '@tessera/contracts/accounts';
import {
  AccountDataHandlers,
  SignInMethods,
  type AccountDataHandler,
  type SignInMethod,
  type UserEntity,
} from '../auth/index.js';
import { CONFIG, type Config } from '../platform/config/config.js';
import type { Transaction } from '../platform/database/transactions.js';
import { PasskeysStore } from './passkeys.store.js';

/** Passkeys belong to the account, not to its players, and disappear with it. */
@Injectable()
export class PasskeyAccountData implements AccountDataHandler, SignInMethod, OnModuleInit {
  readonly kind = 'passkeys';

  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly methods: SignInMethods,
    private readonly passkeys: PasskeysStore,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

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
}
