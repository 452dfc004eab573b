import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@tessera/rules';
import type { Transaction } from '../platform/database/transactions.js';
import { COUNT_PERFECT_SCORES, INSERT_STANDINGS, REMOVE_STANDINGS } from './standings.sql.js';

/**
 * The rows that the leaderboards read: one for each named player and completed date that is still today
 * somewhere, and the number of perfect scores in the player's own row. Written anew, from what is
 * stored, wherever something that they tell has changed, inside the transaction that changes it.
 */
@Injectable()
export class StandingsStore {
  /** `since`: the oldest date that is not over everywhere. */
  async refresh(transaction: Transaction, playerUUID: string, since: PlainDate): Promise<void> {
    await transaction.query(COUNT_PERFECT_SCORES, [[playerUUID]]);
    await this.remove(transaction, playerUUID);
    await transaction.query(INSERT_STANDINGS, [[playerUUID], since]);
  }

  async remove(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.query(REMOVE_STANDINGS, [[playerUUID]]);
  }
}
