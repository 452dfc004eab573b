import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import { dailyView, settleRivals } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { Lexicon } from '../words/words.module.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

/** A player's practice games, when the player comes to an account or asks for its data. */
@Injectable()
export class PracticeBelongings implements Belongings, OnModuleInit {
  constructor(
    private readonly belongings: AllBelongings,
    private readonly games: PracticeStore,
    private readonly lexicon: Lexicon,
  ) {}

  onModuleInit(): void {
    this.belongings.add(this);
  }

  async adopt(transaction: Transaction, { from, to }: Adoption): Promise<void> {
    const own = await this.games.allOf(transaction, [to]);
    const theirs = await this.games.allOf(transaction, [from]);
    const { moving, yielding } = settleRivals(own, theirs, ({ dailyChallengeDate }) => dailyChallengeDate);
    await this.games.remove(transaction, yielding.map(idOf));
    await this.games.move(transaction, moving.map(idOf), to);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(undefined, playerUUIDs);
    return { practice: games.map((game) => ({ ...dailyView(game, this.lexicon.scoreGrid) })) };
  }
}

const idOf = ({ gameId }: PracticeEntity): string => gameId;
