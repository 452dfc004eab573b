import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AllBelongings, type Adoption, type Belongings } from '../auth/auth.module.js';
import { settleRivals } from '../daily/daily.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { SimpleGameEntity } from './simple-game.entity.js';
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

  async adopt(transaction: Transaction, { from, to }: Adoption): Promise<void> {
    const own = await this.games.allOf(transaction, [to]);
    const theirs = await this.games.allOf(transaction, [from]);
    const { moving, yielding } = settleRivals(own, theirs, ({ dailyChallengeDate }) => dailyChallengeDate);
    await this.games.remove(transaction, yielding.map(idOf));
    await this.games.move(transaction, moving.map(idOf), to);
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

const idOf = ({ gameId }: SimpleGameEntity): string => gameId;
