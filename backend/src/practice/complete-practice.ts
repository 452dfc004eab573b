import { Injectable } from '@nestjs/common';
import { gridFromRows, type DailyMove } from '@tessera/rules';
import { finishDaily, requireOwnGame, rejectOtherGrid } from '../daily/daily.module.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

interface CompletePracticeCommand {
  gameId: string;
  playerUUID: string;
  /** Four rows of four letters. */
  playerGrid: string[][];
  roundHistory?: DailyMove[] | undefined;
}

/** Completes a practice game by the checks of the daily. Nothing else follows from it. */
@Injectable()
export class CompletePractice {
  constructor(
    private readonly games: PracticeStore,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({
    gameId,
    playerUUID,
    playerGrid,
    roundHistory,
  }: CompletePracticeCommand): Promise<PracticeEntity> {
    const grid = gridFromRows(playerGrid);
    return this.transactions.run(async (transaction) => {
      await this.players.hold(transaction, playerUUID);
      const game = requireOwnGame(await this.games.find(gameId, transaction), playerUUID);
      if (game.status === 'completed') {
        rejectOtherGrid(game, grid);
        return game;
      }
      const finish = { grid, roundHistory, now: new Date(this.clock.now()) };
      return this.games.complete(transaction, gameId, finishDaily(game, finish, this.lexicon.scoreGrid));
    });
  }
}
