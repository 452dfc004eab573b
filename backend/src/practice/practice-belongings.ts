import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import { adoptGames, dailyView } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { Lexicon } from '../words/words.module.js';
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

  adopt(transaction: Transaction, adoption: Adoption): Promise<void> {
    return adoptGames(this.games, transaction, adoption);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(undefined, playerUUIDs);
    return { practice: games.map((game) => ({ ...dailyView(game, this.lexicon.scoreGrid) })) };
  }
}
