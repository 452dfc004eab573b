import { Injectable } from '@nestjs/common';
import type { DailyProgress } from '@tessera/contracts';
import { continuesFrom, type PlainDate } from '@tessera/rules';
import { Hub } from '../live/live.module.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { invalidField, AppError } from '../platform/http/app-error.js';
import { PlayerRecords } from '../players/players.module.js';
import { Lexicon } from '../words/words.module.js';
import { progressSynced } from './daily.events.js';
import { DailyGamesStore } from './daily-games.store.js';
import { ProgressStore } from './progress.store.js';
import { progressView, type ReportedState } from './progress.view.js';

export interface SyncProgressCommand {
  userId: string;
  playerUUID: string;
  date: PlainDate;
  currentRound: number;
  gameState: ReportedState & { gameId: string };
  clientId?: string | undefined;
}

/**
 * Stores the progress of an account's daily. Rejects states that are behind the stored one or have diverged
 * from it.
 */
@Injectable()
export class SyncProgress {
  constructor(
    private readonly games: DailyGamesStore,
    private readonly progress: ProgressStore,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  async execute(command: SyncProgressCommand): Promise<DailyProgress> {
    const { userId, playerUUID, date, gameState, clientId } = command;
    const progress = await this.transactions.run(async (transaction) => {
      await this.players.hold(transaction, playerUUID);
      const game = await this.games.findOwn(gameState.gameId, playerUUID, transaction);
      if (game.dailyChallengeDate !== date)
        throw invalidField('challengeDate', "The date must match the game's date");
      const reported = progressView(game, gameState, this.lexicon.scoreGrid);
      if (!reported.completed && reported.currentRound !== command.currentRound) {
        throw invalidField('currentRound', 'The current round must follow the last round in the history');
      }
      const stored = await this.progress.find(userId, date, transaction);
      rejectOutdated(stored, reported);
      await this.progress.save(transaction, userId, reported, new Date(this.clock.now()));
      return reported;
    });
    this.hub.publish(progressSynced, { to: playerUUID, clientId, progress });
    return progress;
  }

  /** The progress of the player's daily, as far as the server knows it; null if it knows of no move. */
  async restore(userId: string, playerUUID: string, date: PlainDate): Promise<DailyProgress | null> {
    const game = await this.games.findOn(playerUUID, date);
    if (!game) return null;
    const stored = await this.progress.find(userId, date);
    if (game.status === 'completed') {
      return progressView(game, stored?.gameState ?? { roundHistory: [] }, this.lexicon.scoreGrid);
    }
    return stored?.gameState.gameId === game.gameId ? stored : null;
  }
}

function rejectOutdated(stored: DailyProgress | null, reported: DailyProgress): void {
  if (stored?.gameState.gameId !== reported.gameState.gameId || reported.completed) return;
  if (continuesFrom(stored.gameState.roundHistory, reported.gameState.roundHistory)) return;
  throw new AppError('STATE_OUTDATED', { extra: { state: stored } });
}
