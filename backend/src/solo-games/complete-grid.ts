import { Injectable } from '@nestjs/common';
import { gridFromRows, type DailyMove } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { PlayersService } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import { finishGrid, rejectOtherGrid, type FinishedGrid } from './finish-grid.js';
import type { GridGame } from './solo-game.js';

export interface CompleteGridCommand {
  gameId: string;
  playerUUID: string;
  /** Four rows of four letters. */
  playerGrid: string[][];
  roundHistory?: DailyMove[] | undefined;
}

/** A game that is completed with a full grid. */
type GameWithGrid = Pick<GridGame, 'status' | 'playerGrid' | 'letterSequence' | 'lexicon'>;

interface Games<Game> {
  findOwn(gameId: string, playerUUID: string, transaction: Transaction): Promise<Game>;
}

/** Stores a completed game, along with what follows from it. */
type Save<Game> = (transaction: Transaction, game: Game, finished: FinishedGrid) => Promise<Game>;

/** Completes a daily, a practice game or a challenge. Only the client's grid is trusted, and only the first one. */
@Injectable()
export class CompleteGrid {
  constructor(
    private readonly players: PlayersService,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute<Game extends GameWithGrid>(
    { gameId, playerUUID, playerGrid, roundHistory }: CompleteGridCommand,
    games: Games<Game>,
    save: Save<Game>,
  ): Promise<Game> {
    const grid = gridFromRows(playerGrid);
    return this.transactions.run(async (transaction) => {
      await this.players.lock(transaction, playerUUID);
      const game = await games.findOwn(gameId, playerUUID, transaction);
      if (game.status === 'completed') {
        rejectOtherGrid(game, grid);
        return game;
      }
      const now = new Date(this.clock.now());
      return save(transaction, game, finishGrid(game, { grid, roundHistory, now }, this.lexicon));
    });
  }
}
