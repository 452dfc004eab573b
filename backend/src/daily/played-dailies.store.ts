import { DatedGamesStore } from '../dated-games/dated-games.module.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { FinishedDaily } from './finish-daily.js';
import type { NewPlayedDaily } from './new-played-daily.js';
import type { PlayedDaily } from './played-daily.js';

/** Dailies or practice games, which are completed with a full grid. */
export abstract class PlayedDailiesStore<
  Game extends PlayedDaily,
  Inserted extends NewPlayedDaily = NewPlayedDaily,
> extends DatedGamesStore<Game, Inserted> {
  async complete(
    transaction: Transaction,
    gameId: string,
    completion: FinishedDaily & Partial<Game>,
  ): Promise<Game> {
    await this.update(transaction, [gameId], completion);
    return this.read(transaction, gameId);
  }
}
