import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import { adoptGames } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { DuelEntity } from './duel.entity.js';
import { duelView } from './duel.view.js';
import { DuelsStore } from './duels.store.js';

const dayAndLevel = ({ dailyChallengeDate, level }: DuelEntity): string => `${dailyChallengeDate} ${level}`;

/** A player's duels, when the player comes to an account or asks for its data. */
@Injectable()
export class DuelBelongings implements Belongings, OnModuleInit {
  constructor(
    private readonly belongings: AllBelongings,
    private readonly duels: DuelsStore,
  ) {}

  onModuleInit(): void {
    this.belongings.add(this);
  }

  async claim(transaction: Transaction, playerUUID: string): Promise<void> {
    const duels = await this.duels.allOf(transaction, [playerUUID]);
    await this.duels.noteAccounts(
      transaction,
      duels.map(({ gameId }) => gameId),
    );
  }

  release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    return this.duels.forgetAccounts(transaction, playerUUIDs);
  }

  adopt(transaction: Transaction, adoption: Adoption): Promise<void> {
    return adoptGames(this.duels, transaction, adoption, dayAndLevel);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const duels = await this.duels.allOf(undefined, playerUUIDs);
    return { duels: duels.map((duel) => ({ ...duelView(duel, null) })) };
  }
}
