import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountDataHandlers, type AccountDataHandler, type PlayerMerge } from '../auth/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import { Lexicon } from '../words/index.js';
import { ChallengeGamesRepository } from './challenge-games.repository.js';
import { ChallengesRepository } from './challenges.repository.js';
import { challengeGameView } from './challenge.view.js';

/**
 * Exports, merges and deletes a player's challenges and games. A deletion removes both: letters may spell a name, and
 * a grid contains another player's letters.
 */
@Injectable()
export class ChallengeAccountData implements AccountDataHandler, OnModuleInit {
  constructor(
    private readonly accountData: AccountDataHandlers,
    private readonly challenges: ChallengesRepository,
    private readonly games: ChallengeGamesRepository,
    private readonly lexicon: Lexicon,
  ) {}

  onModuleInit(): void {
    this.accountData.add(this);
  }

  async merge(transaction: Transaction, merge: PlayerMerge): Promise<void> {
    await this.challenges.move(transaction, merge);
  }

  async dataOf(playerUUIDs: readonly string[]) {
    const [made, played] = await Promise.all([
      this.challenges.allOf(playerUUIDs),
      this.games.allOf(playerUUIDs),
    ]);
    return {
      challengesMade: made.map((challenge) => ({ ...challenge })),
      challengesPlayed: played.map((game) => ({
        ...challengeGameView(game, this.lexicon),
        isWithdrawn: game.isWithdrawn,
      })),
    };
  }

  async release(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await this.challenges.removeOf(transaction, playerUUIDs);
  }
}
