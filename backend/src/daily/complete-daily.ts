import { Injectable } from '@nestjs/common';
import { isOverEverywhere } from '@tessera/rules';
import type { Transaction } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { CompleteGrid, type CompleteGridCommand } from './complete-grid.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import type { FinishedDaily } from './finish-daily.js';

/** Completes a daily, which counts for streaks and leaderboards unless its date is over everywhere. */
@Injectable()
export class CompleteDaily {
  constructor(
    private readonly completeGrid: CompleteGrid,
    private readonly games: DailyGamesStore,
    private readonly players: PlayerRecords,
  ) {}

  execute(command: CompleteGridCommand): Promise<DailyGameEntity> {
    return this.completeGrid.execute(command, this.games, (transaction, game, finished) =>
      this.save(transaction, game, finished),
    );
  }

  private async save(
    transaction: Transaction,
    { gameId, playerUUID, dailyChallengeDate: date }: DailyGameEntity,
    finished: FinishedDaily,
  ): Promise<DailyGameEntity> {
    const counts = !isOverEverywhere(date, finished.completedAt.getTime());
    const completed = await this.games.complete(transaction, gameId, { ...finished, counts });
    await this.players.recordDaily(
      transaction,
      playerUUID,
      { date, score: finished.playerScore, counts },
      () => this.games.history(transaction, playerUUID),
    );
    return completed;
  }
}
