import { Injectable } from '@nestjs/common';
import { blindLetterOf, isOverEverywhere, isYetToCome, type PlainDate } from '@tessera/rules';
import { nanoid } from 'nanoid';
import { sequenceText } from '../daily/daily.module.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import { PlayerRecords } from '../players/players.module.js';
import { Sequences, type Sequence } from '../sequences/sequences.module.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

const RANDOM_ID_LENGTH = 12;

/** Starts the practice of a date that is over everywhere, or gives the one that there is. */
@Injectable()
export class CreatePractice {
  constructor(
    private readonly games: PracticeStore,
    private readonly sequences: Sequences,
    private readonly players: PlayerRecords,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(playerUUID: string, date: PlainDate): Promise<{ game: PracticeEntity; isNew: boolean }> {
    const now = this.clock.now();
    if (isYetToCome(date, now)) throw new AppError('DATE_TO_COME', { field: 'date' });
    if (!isOverEverywhere(date, now)) throw new AppError('LETTERS_IN_PLAY', { field: 'date' });
    const sequence = await this.sequences.on(date);
    return this.transactions.run(async (transaction) => {
      await this.players.publicIdHeld(transaction, playerUUID);
      const begun = await this.games.findOn(transaction, playerUUID, date);
      if (begun) return { game: begun, isNew: false };
      return { game: await this.games.insert(transaction, this.begin(playerUUID, sequence)), isNew: true };
    });
  }

  private begin(playerUUID: string, { date, gameNumber, letters }: Sequence) {
    const now = new Date(this.clock.now());
    return {
      gameId: `PR-G${gameNumber}-${nanoid(RANDOM_ID_LENGTH)}`,
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
