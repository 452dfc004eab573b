import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { SubscriptionsStore } from './subscriptions.store.js';

/** Exports, merges and deletes the devices of a player. */
@Injectable()
export class PushAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly subscriptions: SubscriptionsStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await this.subscriptions.move(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const devices = await this.subscriptions.ofPlayers(playerUUIDs);
    return {
      notifiedDevices: devices.map(({ createdAt, reachedAt, ...device }) => ({
        ...device,
        createdAt: createdAt.toISOString(),
        reachedAt: reachedAt.toISOString(),
      })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.subscriptions.removeOf(transaction, playerUUIDs);
  }
}
