import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import { adoptGames } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { simpleView } from './simple.view.js';

/** A player's simple dailies, when the player comes to an account or asks for its data. */
@Injectable()
export class SimpleBelongings implements Belongings, OnModuleInit {
  constructor(
    private readonly belongings: AllBelongings,
    private readonly games: SimpleGamesStore,
  ) {}

  onModuleInit(): void {
    this.belongings.add(this);
  }

  adopt(transaction: Transaction, adoption: Adoption): Promise<void> {
    return adoptGames(this.games, transaction, adoption);
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
