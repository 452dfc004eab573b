import { Injectable } from '@nestjs/common';
import type { Transaction } from '../platform/database/transactions.js';
import { SubscriptionsStore } from './subscriptions.store.js';

/** Sends no more notices to one of a player's devices. */
@Injectable()
export class StopPushes {
  constructor(private readonly subscriptions: SubscriptionsStore) {}

  /** `capability` is the UUID by which the device knows the player. */
  async execute(transaction: Transaction, playerUUID: string, capability: string): Promise<void> {
    await this.subscriptions.removeAt(transaction, playerUUID, capability);
  }
}
