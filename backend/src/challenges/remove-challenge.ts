import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Deletions } from '../platform/backups/deletions.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/requests/app-error.js';
import { ChallengeGamesStore } from './challenge-games.store.js';
import { ChallengesStore } from './challenges.store.js';

const CHALLENGE = 'challenge';

/** What players can take back: a challenge that they have made, or their game of another one. */
@Injectable()
export class RemoveChallenge implements OnModuleInit {
  constructor(
    private readonly challenges: ChallengesStore,
    private readonly games: ChallengeGamesStore,
    private readonly deletions: Deletions,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.deletions.register(CHALLENGE, (hashes) => this.challenges.removeAgain(hashes));
  }

  /** Deletes a challenge, with everybody's games. */
  async execute(code: string, playerUUID: string): Promise<void> {
    const isRemoved = await this.transactions.run(async (transaction) => {
      if (!(await this.challenges.remove(transaction, code, playerUUID))) return false;
      await this.deletions.note(transaction, CHALLENGE, [code]);
      return true;
    });
    if (isRemoved) return;
    const other = await this.challenges.find(code, playerUUID);
    throw new AppError(other ? 'NOT_YOUR_CHALLENGE' : 'CHALLENGE_NOT_FOUND', { field: 'code' });
  }

  /** Takes a game off the list of grids. It stays, so that the player can't play again with known letters. */
  async withdraw(code: string, playerUUID: string): Promise<void> {
    if (!(await this.games.withdraw(code, playerUUID)))
      throw new AppError('GAME_NOT_FOUND', { field: 'code' });
  }
}
