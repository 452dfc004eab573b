import { Injectable } from '@nestjs/common';
import { gridFromRows, type DailyMove } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import { finishDaily, rejectOtherGrid, type FinishedDaily } from './finish-daily.js';
import type { PlayedDailiesStore } from './played-dailies.store.js';
import type { PlayedDaily } from './played-daily.js';

export interface CompleteGridCommand {
  gameId: string;
  playerUUID: string;
  /** Four rows of four letters. */
  playerGrid: string[][];
  roundHistory?: DailyMove[] | undefined;
}

/** Stores a completed game, along with what follows from it. */
type Save<Game> = (transaction: Transaction, game: Game, finished: FinishedDaily) => Promise<Game>;

/** Completes a daily or practice game. Only the client's grid is trusted, and only the first one. */
@Injectable()
export class CompleteGrid {
  constructor(
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute<Game extends PlayedDaily>(
    { gameId, playerUUID, playerGrid, roundHistory }: CompleteGridCommand,
    games: Pick<PlayedDailiesStore<Game>, 'findOwn'>,
    save: Save<Game>,
  ): Promise<Game> {
    const grid = gridFromRows(playerGrid);
    return this.transactions.run(async (transaction) => {
      await this.players.hold(transaction, playerUUID);
      const game = await games.findOwn(gameId, playerUUID, transaction);
      if (game.status === 'completed') {
        rejectOtherGrid(game, grid);
        return game;
      }
      const now = new Date(this.clock.now());
      return save(transaction, game, finishDaily(game, { grid, roundHistory, now }, this.lexicon.scoreGrid));
    });
  }
}
