import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/auth.module.js';
import { mergeGames, dailyView } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { Lexicon } from '../words/words.module.js';
import { PracticeStore } from './practice.store.js';

/** A player's practice games, when the player comes to an account or asks for its data. */
@Injectable()
export class PracticeAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly games: PracticeStore,
    private readonly lexicon: Lexicon,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    return mergeGames(this.games, transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(undefined, playerUUIDs);
    return { practice: games.map((game) => ({ ...dailyView(game, this.lexicon.scoreGrid) })) };
  }
}
