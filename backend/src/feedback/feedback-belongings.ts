import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { FeedbackStore } from './feedback.store.js';

/** What a player has written to us. It goes with the account: words and an address tell who it was. */
@Injectable()
export class FeedbackBelongings implements Belongings, OnModuleInit {
  constructor(
    private readonly belongings: AllBelongings,
    private readonly feedback: FeedbackStore,
  ) {}

  onModuleInit(): void {
    this.belongings.add(this);
  }

  async adopt(transaction: Transaction, { from, to }: Adoption): Promise<void> {
    await this.feedback.move(transaction, from, to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const messages = await this.feedback.of(playerUUIDs);
    return {
      feedback: messages.map(({ message, email, createdAt }) => ({
        ...{ message, email },
        createdAt: createdAt.toISOString(),
      })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.feedback.remove(transaction, playerUUIDs);
  }
}
