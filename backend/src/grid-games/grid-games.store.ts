import { DatedGamesStore } from '../dated-games/index.js';
import type { Transaction } from '../platform/database/transactions.js';
import type { FinishedGrid } from './finish-grid.js';
import type { NewGridGame } from './new-grid-game.js';
import type { GridGame } from './grid-game.js';

/** Dailies or practice games, which are completed with a full grid. */
export abstract class GridGamesStore<
  Game extends GridGame,
  Inserted extends NewGridGame = NewGridGame,
> extends DatedGamesStore<Game, Inserted> {
  async complete(
    transaction: Transaction,
    gameId: string,
    completion: FinishedGrid & Partial<Game>,
  ): Promise<Game> {
    await this.update(transaction, [gameId], completion);
    return this.read(transaction, gameId);
  }
}
