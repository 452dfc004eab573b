import { Injectable } from '@nestjs/common';
import type { PlainDate } from '@tessera/rules';
import type { Transaction } from '../platform/database/transactions.js';
import { SUMMARIZE_GAMES, INSERT_STANDINGS, REMOVE_STANDINGS } from './standings.sql.js';

/**
 * The rows that leaderboards are read from: one for each named player and completed date that is still today
 * somewhere, the averages, and the number of perfect scores in the player's own row. Results that were held back
 * aren't in them. They are recomputed from
 * the stored games in the transaction that changes a value they contain.
 */
@Injectable()
export class StandingsStore {
  /** `since` is the oldest date that isn't over everywhere. */
  async refresh(transaction: Transaction, playerUUID: string, since: PlainDate): Promise<void> {
    await transaction.query(SUMMARIZE_GAMES, [[playerUUID]]);
    await this.remove(transaction, playerUUID);
    await transaction.query(INSERT_STANDINGS, [[playerUUID], since]);
  }

  async remove(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.query(REMOVE_STANDINGS, [[playerUUID]]);
  }
}
