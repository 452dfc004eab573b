import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/auth.module.js';
import { mergeGames } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DuelEntity } from './duel.entity.js';
import { duelView } from './duel.view.js';
import { DuelsStore } from './duels.store.js';

const dayAndLevel = ({ dailyChallengeDate, level }: DuelEntity): string => `${dailyChallengeDate} ${level}`;

/** A player's duels, when the player comes to an account or asks for its data. */
@Injectable()
export class DuelAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly duels: DuelsStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async claim(transaction: Transaction, playerUUID: string): Promise<void> {
    const duels = await this.duels.allOf(transaction, [playerUUID]);
    await this.duels.recordAccounts(
      transaction,
      duels.map(({ gameId }) => gameId),
    );
  }

  release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    return this.duels.removeAccounts(transaction, playerUUIDs);
  }

  merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    return mergeGames(this.duels, transaction, merge, dayAndLevel);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const duels = await this.duels.allOf(undefined, playerUUIDs);
    return { duels: duels.map((duel) => ({ ...duelView(duel, null) })) };
  }
}
