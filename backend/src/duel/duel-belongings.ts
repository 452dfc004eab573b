import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import { settleRivals } from '../daily/daily.module.js';
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

  async adopt(transaction: Transaction, { from, to }: Adoption): Promise<void> {
    const own = await this.duels.allOf(transaction, [to]);
    const theirs = await this.duels.allOf(transaction, [from]);
    const { moving, yielding } = settleRivals(own, theirs, dayAndLevel);
    await this.duels.remove(transaction, yielding.map(idOf));
    await this.duels.move(transaction, moving.map(idOf), to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const duels = await this.duels.allOf(undefined, playerUUIDs);
    return { duels: duels.map((duel) => ({ ...duelView(duel, null) })) };
  }
}

const idOf = ({ gameId }: DuelEntity): string => gameId;
