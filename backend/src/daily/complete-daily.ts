import { Injectable } from '@nestjs/common';
import {
  gridFromRows,
  isOverEverywhere,
  missingLetters,
  movesAgree,
  ownPicks,
  ROUNDS,
  textFromGrid,
  type DailyMove,
  type Grid,
} from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { Refusal } from '../platform/http/refusal.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { blindLettersOf, sequenceText } from './daily.view.js';
import { ownGame } from './own-game.js';

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
      const game = ownGame(await this.games.find(command.gameId, transaction), command.playerUUID);
      if (game.status === 'completed') return completedBefore(game, grid);
      refuseMissingLetters(game, grid);
      return this.complete(transaction, game, grid, command.roundHistory);
    });
  }

  private async complete(
    transaction: Transaction,
    game: DailyGameEntity,
    grid: Grid,
    roundHistory: DailyMove[] | undefined,
  ): Promise<DailyGameEntity> {
    const now = this.clock.now();
    const blindLetters = blindLettersOf(game);
    const moves = roundHistory && movesAgree(grid, blindLetters, roundHistory) ? roundHistory : null;
    const { total, words } = this.lexicon.scoreGrid(grid);
    const counts = !isOverEverywhere(game.dailyChallengeDate, now);
    const completed = await this.games.complete(transaction, game.gameId, {
      playerGrid: textFromGrid(grid),
      playerWords: words,
      playerScore: total,
      letterSequence: sequenceText([...blindLetters, ...ownPicks(grid, blindLetters, moves)]),
      roundHistory: moves,
      status: 'completed',
      counts,
      currentRound: ROUNDS,
      currentLetter: null,
      completedAt: new Date(now),
      lastActivityAt: new Date(now),
    });
    await this.players.recordDaily(
      transaction,
      game.playerUUID,
      { date: game.dailyChallengeDate, score: total, counts },
      () => this.games.history(transaction, game.playerUUID),
    );
    return completed;
  }
}

/** The same completion again is answered as the first was; another one is refused. */
function completedBefore(game: DailyGameEntity, grid: Grid): DailyGameEntity {
  if (game.playerGrid !== textFromGrid(grid)) throw new Refusal('GRID_DIFFERS', { field: 'playerGrid' });
  return game;
}

function refuseMissingLetters(game: DailyGameEntity, grid: Grid): void {
  const missing = missingLetters(grid, blindLettersOf(game));
  if (missing.length > 0) {
    throw new Refusal('GRID_LACKS_LETTERS', {
      field: 'playerGrid',
      message: `playerGrid: lacks the day's ${missing.join(', ')}`,
    });
  }
}
