import { Injectable } from '@nestjs/common';
import { gridFromRows, isOverEverywhere, type DailyMove, type Grid } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { finishDaily, rejectOtherGrid } from './finish-daily.js';
import { requireOwnGame } from './require-own-game.js';

export interface CompleteDailyCommand {
  gameId: string;
  playerUUID: string;
  /** Four rows of four letters. */
  playerGrid: string[][];
  roundHistory?: DailyMove[] | undefined;
}

/** Completes a daily. Of all that the client sends only the grid is believed, and that once. */
@Injectable()
export class CompleteDaily {
  constructor(
    private readonly games: DailyGamesStore,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(command: CompleteDailyCommand): Promise<DailyGameEntity> {
    const grid = gridFromRows(command.playerGrid);
    return this.transactions.run(async (transaction) => {
      await this.players.hold(transaction, command.playerUUID);
      const game = requireOwnGame(await this.games.find(command.gameId, transaction), command.playerUUID);
      if (game.status === 'active') return this.complete(transaction, game, grid, command.roundHistory);
      rejectOtherGrid(game, grid);
      return game;
    });
  }

  private async complete(
    transaction: Transaction,
    game: DailyGameEntity,
    grid: Grid,
    roundHistory: DailyMove[] | undefined,
  ): Promise<DailyGameEntity> {
    const now = this.clock.now();
    const counts = !isOverEverywhere(game.dailyChallengeDate, now);
    const finished = finishDaily(game, { grid, roundHistory, now: new Date(now) }, this.lexicon.scoreGrid);
    const completed = await this.games.complete(transaction, game.gameId, { ...finished, counts });
    await this.players.recordDaily(
      transaction,
      game.playerUUID,
      { date: game.dailyChallengeDate, score: finished.playerScore, counts },
      () => this.games.history(transaction, game.playerUUID),
    );
    return completed;
  }
}
