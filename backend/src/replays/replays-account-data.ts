import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { ReplaySharesStore } from './replay-shares.store.js';

/** Who shares which replay. The games belong to their features. */
@Injectable()
export class ReplaysAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly shares: ReplaySharesStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await this.shares.move(transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    return {
      sharedReplays: (await this.shares.of(playerUUIDs)).map(({ shareId, gameId, createdAt, endedAt }) => ({
        shareId,
        gameId,
        endedAt: endedAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.shares.removeOf(transaction, playerUUIDs);
  }
}
