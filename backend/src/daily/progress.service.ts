import { Injectable } from '@nestjs/common';
import type { DailyProgress } from '@tessera/contracts/daily';
import { continuesFrom, type PlainDate } from '@tessera/rules';
import type { Envelope } from '@tessera/contracts/live';
import { Hub, CHANNELS, type EventDefinition } from '../live/index.js';
import { Clock } from '../platform/clock/clock.js';
import { untilApplied } from '../platform/database/transactions.js';
import { invalidField, AppError } from '../platform/requests/app-error.js';
import { PlayersRepository } from '../players/index.js';
import { Lexicon } from '../words/index.js';
import type { DailyGameEntity } from './daily.entity.js';
import { DailyGamesRepository } from './daily-games.repository.js';
import { ProgressRepository } from './progress.repository.js';
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
export class ProgressService {
  constructor(
    private readonly games: DailyGamesRepository,
    private readonly progress: ProgressRepository,
    private readonly players: PlayersRepository,
    private readonly lexicon: Lexicon,
    private readonly hub: Hub,
    private readonly clock: Clock,
  ) {}

  async sync(command: SyncProgressCommand): Promise<DailyProgress> {
    const { playerUUID, clientId } = command;
    const progress = await untilApplied(async (isFirst) => {
      if (!isFirst) await this.players.settle(playerUUID);
      return this.trySync(command);
    });
    this.hub.publish(progressSynced, { to: playerUUID, clientId, progress });
    return progress;
  }

  private async trySync(command: SyncProgressCommand): Promise<DailyProgress | null> {
    const { userId, playerUUID, date, gameState } = command;
    const {
      game: found,
      stored,
      version,
    } = await this.progress.read({
      userId,
      date,
      gameId: gameState.gameId,
    });
    const game = this.games.requireOwn(found, playerUUID);
    const progress = this.accept(command, game, stored);
    const at = new Date(this.clock.now());
    return (await this.progress.save({ userId, game, progress, version, at })) ? progress : null;
  }

  /** The progress to be stored. Throws an AppError if it doesn't match the game, or is behind the stored one. */
  private accept(
    { date, currentRound, gameState }: SyncProgressCommand,
    game: DailyGameEntity,
    stored: DailyProgress | null,
  ): DailyProgress {
    if (game.dailyChallengeDate !== date)
      throw invalidField('challengeDate', "The date must match the game's date");
    const reported = progressView(game, gameState, this.lexicon);
    if (!reported.completed && reported.currentRound !== currentRound) {
      throw invalidField('currentRound', 'The current round must follow the last round in the history');
    }
    rejectOutdated(stored, reported);
    return reported;
  }

  /** The progress of the player's daily, as far as the server knows it; null if it knows of no move. */
  async restore(userId: string, playerUUID: string, date: PlainDate): Promise<DailyProgress | null> {
    const game = await this.games.findOn(playerUUID, date);
    if (!game) return null;
    const stored = await this.progress.find(userId, date);
    if (game.status === 'completed') {
      return progressView(game, stored?.gameState ?? { roundHistory: [] }, this.lexicon);
    }
    return stored?.gameState.gameId === game.gameId ? stored : null;
  }
}

function rejectOutdated(stored: DailyProgress | null, reported: DailyProgress): void {
  if (stored?.gameState.gameId !== reported.gameState.gameId || reported.completed) return;
  if (continuesFrom(stored.gameState.roundHistory, reported.gameState.roundHistory)) return;
  throw new AppError('STATE_OUTDATED', { extra: { state: stored } });
}

export interface ProgressSynced {
  to: string;
  /** The tab that sent its progress. */
  clientId?: string | undefined;
  progress: DailyProgress;
}

/** A player has continued a daily in one tab; the session's other tabs follow. The event isn't stored. */
export const progressSynced: EventDefinition<ProgressSynced> = {
  name: 'daily.progress-synced',
  channels: ({ to }) => [CHANNELS.player(to)],
  view: ({ to, clientId, progress }, viewer): Envelope[] => {
    const { challengeDate, currentRound, gameState, completed, finalScore } = progress;
    const fields = { challengeDate, currentRound, gameState, completed, finalScore };
    if (to !== viewer) return [];
    return [{ type: 'PV3_GAME_STATE_SYNC', ...fields, ...(clientId === undefined ? {} : { clientId }) }];
  },
};
