import { Injectable } from '@nestjs/common';
import { dateIn, dateToPlay, zoneOf } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Transactions, type Transaction } from '../platform/database/transactions.js';
import { PlayersService } from '../players/players.module.js';
import { Sequences } from '../sequences/sequences.module.js';
import type { DatedGame } from './dated-game.js';
import type { GameStart } from './new-game.js';
import type { StartedGame } from './started-game.js';

/** What differs from mode to mode. */
interface Mode<Game extends DatedGame> {
  newest(transaction: Transaction): Promise<Game | null>;
  /** Throws if the player can't resume this game. */
  checkResumable?(newest: Game): void;
  insert(transaction: Transaction, start: GameStart, newest: Game | null): Promise<Game>;
}

/**
 * Starts the game of today's date in the player's zone, or resumes the newest one. Traveling west sets the
 * date back, but players can't start a game older than their newest.
 */
@Injectable()
export class StartTodaysGame {
  constructor(
    private readonly sequences: Sequences,
    private readonly players: PlayersService,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute<Game extends DatedGame>(
    playerUUID: string,
    userTimezone: string | undefined,
    mode: Mode<Game>,
  ): Promise<StartedGame<Game>> {
    const zone = zoneOf(userTimezone);
    const today = dateIn(zone, this.clock.now());
    const sequence = await this.sequences.on(today);
    return this.transactions.run(async (transaction) => {
      await this.players.ensureWithZone(transaction, playerUUID, zone);
      const newest = await mode.newest(transaction);
      if (newest && newest.dailyChallengeDate === dateToPlay(today, newest.dailyChallengeDate)) {
        mode.checkResumable?.(newest);
        return { game: newest, isNew: false };
      }
      const start = { playerUUID, sequence, now: new Date(this.clock.now()) };
      return { game: await mode.insert(transaction, start, newest), isNew: true };
    });
  }
}
