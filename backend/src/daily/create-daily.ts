import { Injectable } from '@nestjs/common';
import { blindLetterOf, dateIn, dateToPlay, zoneOf, type PlainDate } from '@tessera/rules';
import { nanoid } from 'nanoid';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import { PlayerRecords } from '../players/players.module.js';
import { Sequences, type Sequence } from '../sequences/sequences.module.js';
import type { DailyGameEntity } from './daily-game.entity.js';
import { DailyGamesStore } from './daily-games.store.js';
import { completionView, sequenceText } from './daily.view.js';

const RANDOM_ID_LENGTH = 12;

export interface CreatedDaily {
  game: DailyGameEntity;
  isNew: boolean;
}

/**
 * Starts the daily of the date that it is in the player's zone. Nobody starts a date older than
 * their newest (a traveller's today may go back): the newest is resumed instead.
 */
@Injectable()
export class CreateDaily {
  constructor(
    private readonly games: DailyGamesStore,
    private readonly sequences: Sequences,
    private readonly players: PlayerRecords,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(playerUUID: string, userTimezone: string | undefined): Promise<CreatedDaily> {
    const zone = zoneOf(userTimezone);
    const today = dateIn(zone, this.clock.now());
    const sequence = await this.sequences.on(today);
    return this.transactions.run(async (transaction) => {
      await this.players.enter(transaction, playerUUID, zone);
      const newest = await this.games.newestOf(transaction, playerUUID);
      const date = dateToPlay(today, newest?.dailyChallengeDate ?? null);
      if (newest?.dailyChallengeDate === date) return { game: resumable(newest), isNew: false };
      const game = await this.games.insert(transaction, {
        ...this.newGame(playerUUID, today, sequence),
        hadEarlier: newest !== null,
      });
      return { game, isNew: true };
    });
  }

  private newGame(playerUUID: string, date: PlainDate, { gameNumber, letters }: Sequence) {
    const now = new Date(this.clock.now());
    return {
      gameId: `1PV3-G${gameNumber}-${nanoid(RANDOM_ID_LENGTH)}`,
      playerUUID,
      dailyChallengeDate: date,
      gameNumber,
      letterSequence: sequenceText(letters),
      currentLetter: blindLetterOf(1, letters),
      createdAt: now,
      lastActivityAt: now,
    };
  }
}

function resumable(game: DailyGameEntity): DailyGameEntity {
  if (game.status === 'completed') {
    throw new AppError('DAILY_COMPLETED', { extra: { completion: completionView(game) } });
  }
  return game;
}
