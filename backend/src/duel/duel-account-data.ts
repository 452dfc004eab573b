import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import { mergeGames } from '../solo-games/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DuelEntity } from './duel.entity.js';
import { duelView } from './duel.view.js';
import { DuelsRepository } from './duels.repository.js';

const dayAndLevel = ({ dailyChallengeDate, level }: DuelEntity): string => `${dailyChallengeDate} ${level}`;

/** A player has one duel per date and level. Each duel also names its player's account. */
@Injectable()
export class DuelAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly handlers: AccountDataHandlers,
    private readonly duels: DuelsRepository,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async claim(transaction: Transaction, playerUUID: string): Promise<void> {
    const duels = await this.duels.allOf([playerUUID], transaction);
    await this.duels.recordAccounts(
      transaction,
      duels.map(({ gameId }) => gameId),
    );
  }

  release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    return this.duels.removeAccounts(transaction, playerUUIDs);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await mergeGames(this.duels, transaction, merge, dayAndLevel);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const duels = await this.duels.allOf(playerUUIDs);
    return { duels: duels.map((duel) => ({ ...duelView(duel, null) })) };
  }
}
