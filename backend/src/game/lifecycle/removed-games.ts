import { Injectable } from '@nestjs/common';
import { REMOVAL_TEXTS } from '@tessera/contracts/live';
import { AppError } from '../../platform/requests/app-error.js';
import { ExpiredGamesStore } from './expired-games.store.js';

/** Tells codes of removed games from those that no game ever had. */
@Injectable()
export class RemovedGames {
  constructor(private readonly games: ExpiredGamesStore) {}

  /** The error for a code without a game. */
  async errorFor(gameId: string): Promise<AppError> {
    const removal = await this.games.removalOf(gameId);
    if (removal === null) return new AppError('GAME_NOT_FOUND', { field: 'gameId' });
    return new AppError('GAME_REMOVED', { field: 'gameId', message: REMOVAL_TEXTS[removal] });
  }
}
