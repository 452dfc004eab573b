import { Injectable } from '@nestjs/common';
import { isOverEverywhere, isYetToCome, type PlainDate } from '@tessera/rules';
import { ID_PREFIX, type StartedGame, newGridGame } from '../solo-games/index.js';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { AppError } from '../platform/requests/app-error.js';
import { PlayersService } from '../players/index.js';
import { Sequences } from '../sequences/index.js';
import type { PracticeEntity } from './practice.entity.js';
import { PracticeStore } from './practice.store.js';

/** Starts or resumes the practice game of a date that is over everywhere. */
@Injectable()
export class CreatePractice {
  constructor(
    private readonly games: PracticeStore,
    private readonly sequences: Sequences,
    private readonly players: PlayersService,
    private readonly transactions: Transactions,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async execute(playerUUID: string, date: PlainDate): Promise<StartedGame<PracticeEntity>> {
    const now = this.clock.now();
    if (isYetToCome(date, now)) throw new AppError('DATE_TO_COME', { field: 'date' });
    if (!isOverEverywhere(date, now)) throw new AppError('LETTERS_IN_PLAY', { field: 'date' });
    const sequence = await this.sequences.on(date);
    return this.transactions.run(async (transaction) => {
      await this.players.ensureLocked(transaction, playerUUID);
      const existing = await this.games.findOn(playerUUID, date, transaction);
      if (existing) return { game: existing, isNew: false };
      this.maintenance.requireOpen();
      const start = { playerUUID, sequence, now: new Date(this.clock.now()) };
      const game = await this.games.insert(transaction, newGridGame(ID_PREFIX.practice, start));
      return { game, isNew: true };
    });
  }
}
