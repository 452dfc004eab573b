import { Injectable } from '@nestjs/common';
import { simpleAlreadyPlayedText } from '@tessera/contracts/constants';
import { dateIn, newDaily, zoneOf } from '@tessera/rules';
import { nanoid } from 'nanoid';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/app-error.js';
import { PlayerRecords } from '../players/players.module.js';
import { Sequences, type Sequence } from '../sequences/sequences.module.js';
import { Lexicon } from '../words/words.module.js';
import type { SimpleGameEntity } from './simple-game.entity.js';
import { SimpleGamesStore } from './simple-games.store.js';
import { simpleColumns } from './simple.state.js';
import { simpleCompletion } from './simple.view.js';

const RANDOM_ID_LENGTH = 12;

/**
 * Starts the simple daily of the date that it is in the player's zone, or resumes it. As with the daily,
 * nobody starts a date older than their newest.
 */
@Injectable()
export class CreateSimple {
  constructor(
    private readonly games: SimpleGamesStore,
    private readonly sequences: Sequences,
    private readonly players: PlayerRecords,
    private readonly lexicon: Lexicon,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerUUID: string,
    userTimezone: string | undefined,
  ): Promise<{ game: SimpleGameEntity; isNew: boolean }> {
    const zone = zoneOf(userTimezone);
    const today = dateIn(zone, this.clock.now());
    const sequence = await this.sequences.on(today);
    return this.transactions.run(async (transaction) => {
      await this.players.enter(transaction, playerUUID, zone);
      const newest = await this.games.newestOf(transaction, playerUUID);
      if (newest && newest.dailyChallengeDate >= today) return { game: resumable(newest), isNew: false };
      const game = this.begin(playerUUID, sequence);
      await this.games.insert(transaction, game);
      return { game, isNew: true };
    });
  }

  private begin(playerUUID: string, { date, gameNumber, letters }: Sequence): SimpleGameEntity {
    const now = new Date(this.clock.now());
    return {
      gameId: `DCS-G${gameNumber}-${nanoid(RANDOM_ID_LENGTH)}`,
      playerUUID,
      dailyChallengeDate: date,
      gameNumber,
      blindLetters: letters.join(''),
      createdAt: now,
      ...simpleColumns(newDaily(letters), now, this.lexicon.scoreGrid),
    };
  }
}

function resumable(game: SimpleGameEntity): SimpleGameEntity {
  if (game.status === 'completed') {
    throw new AppError('SIMPLE_COMPLETED', {
      message: simpleAlreadyPlayedText(game.playerScore),
      extra: { completion: simpleCompletion(game) },
    });
  }
  return game;
}
