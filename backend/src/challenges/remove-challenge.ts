import { Injectable } from '@nestjs/common';
import { AppError } from '../platform/http/app-error.js';
import { ChallengeGamesStore } from './challenge-games.store.js';
import { ChallengesStore } from './challenges.store.js';

/** What players can take back: a challenge that they have made, or their game of another one. */
@Injectable()
export class RemoveChallenge {
  constructor(
    private readonly challenges: ChallengesStore,
    private readonly games: ChallengeGamesStore,
  ) {}

  /** Deletes a challenge, with everybody's games. */
  async execute(code: string, playerUUID: string): Promise<void> {
    if (await this.challenges.remove(code, playerUUID)) return;
    const other = await this.challenges.find(code, playerUUID);
    throw new AppError(other ? 'NOT_YOUR_CHALLENGE' : 'CHALLENGE_NOT_FOUND', { field: 'code' });
  }

  /** Takes a game off the list of grids. It stays, so that the player can't play again with known letters. */
  async withdraw(code: string, playerUUID: string): Promise<void> {
    if (!(await this.games.withdraw(code, playerUUID)))
      throw new AppError('GAME_NOT_FOUND', { field: 'code' });
  }
}
