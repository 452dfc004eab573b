import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { FeedbackStore } from './feedback.store.js';

/**
 * A player's feedback, which is deleted with the account, because its text and address identify the player.
 */
@Injectable()
export class FeedbackAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly feedback: FeedbackStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, { from, to }: PlayerMerge): Promise<void> {
    await this.feedback.move(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const messages = await this.feedback.of(playerUUIDs);
    return {
      feedback: messages.map(({ message, email, createdAt }) => ({
        message,
        email,
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.feedback.remove(transaction, playerUUIDs);
  }
}
