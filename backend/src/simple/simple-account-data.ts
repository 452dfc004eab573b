import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type PlayerMerge, type AccountDataHandler } from '../auth/auth.module.js';
import { mergeGames } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { simpleView } from './simple.view.js';

/** A player's simple dailies, when the player comes to an account or asks for its data. */
@Injectable()
export class SimpleAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly games: SimpleGamesStore,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    return mergeGames(this.games, transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const games = await this.games.allOf(undefined, playerUUIDs);
    const submissions = await this.games.submissionsOf(playerUUIDs);
    return {
      simpleDailies: games.map((game) => ({ ...simpleView(game) })),
      simpleSubmissions: submissions.map((submission) => ({ ...submission })),
    };
  }
}
