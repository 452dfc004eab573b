import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DuelLevel } from '@tessera/contracts';
import { dateIn, newDuel, zoneOf } from '@tessera/rules';
import { customAlphabet } from 'nanoid';
import { Clock } from '../platform/clock/clock.js';
import { Transactions } from '../platform/database/transactions.js';
import { PlayerRecords } from '../players/players.module.js';
import { Sequences, type Sequence } from '../sequences/sequences.module.js';
import type { DuelEntity } from './duel.entity.js';
import { DuelsStore, type NewDuel } from './duels.store.js';

const randomId = customAlphabet('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', 12);
const SEEDS = 2 ** 31;

/**
 * Starts the duel of a level and of the date that it is in the player's zone, or gives the one that there
 * is. As with the daily, nobody starts a date older than their newest.
 */
@Injectable()
export class CreateDuel {
  constructor(
    private readonly duels: DuelsStore,
    private readonly sequences: Sequences,
    private readonly players: PlayerRecords,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute(
    playerUUID: string,
    level: DuelLevel,
    userTimezone: string | undefined,
  ): Promise<{ duel: DuelEntity; isNew: boolean }> {
    const zone = zoneOf(userTimezone);
    const today = dateIn(zone, this.clock.now());
    const sequence = await this.sequences.on(today);
    return this.transactions.run(async (transaction) => {
      await this.players.enter(transaction, playerUUID, zone);
      const newest = await this.duels.newestOf(transaction, playerUUID, level);
      if (newest && newest.dailyChallengeDate >= today) return { duel: newest, isNew: false };
      return {
        duel: await this.duels.insert(transaction, this.begin(playerUUID, level, sequence)),
        isNew: true,
      };
    });
  }

  private begin(playerUUID: string, level: DuelLevel, { date, gameNumber, letters }: Sequence): NewDuel {
    const now = new Date(this.clock.now());
    return {
      gameId: `DC-G${gameNumber}-${randomId()}`,
      playerUUID,
      level,
      seed: randomInt(SEEDS),
      blindLetters: letters.join(''),
      letters: newDuel(letters).letters.join(''),
      dailyChallengeDate: date,
      gameNumber,
      createdAt: now,
      lastActivityAt: now,
    };
  }
}
