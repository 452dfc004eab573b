import { Injectable } from '@nestjs/common';
import { STREAK_GAP_DAYS, type PlainDate } from '@tessera/rules';
import type { Transaction } from '../platform/database/transactions.js';

/**
 * The rows that the leaderboards read: one for each named player and completed date that is still today
 * somewhere, and the number of perfect scores in the player's own row. Written anew, from what is
 * stored, wherever something that they tell has changed, inside the transaction that changes it.
 */
@Injectable()
export class StandingsStore {
  /** `since`: the oldest date that is not over everywhere. */
  async refresh(transaction: Transaction, playerUUID: string, since: PlainDate): Promise<void> {
    await transaction.query(
      `UPDATE players SET "perfectScores" = (
         SELECT count(*) FROM one_player_versus_three_games
          WHERE "playerUUID" = $1 AND "playerScore" = 32 AND status = 'completed' AND counts)
       WHERE "playerUUID" = $1`,
      [playerUUID],
    );
    await this.remove(transaction, playerUUID);
    await transaction.query(
      `INSERT INTO standings ("playerUUID", date, name, "gameId", score, streak, "bestStreak", "lastThree")
       SELECT p."playerUUID", g."dailyChallengeDate", p.name, g."gameId", g."playerScore",
              CASE WHEN g."dailyChallengeDate" - p."streakDate" <= $3 THEN p.streak ELSE 0 END, p."bestStreak",
              (SELECT count(*) FROM unnest(p."recentDates") AS recent
                WHERE recent::date BETWEEN g."dailyChallengeDate" - 2 AND g."dailyChallengeDate")
         FROM players p JOIN one_player_versus_three_games g ON g."playerUUID" = p."playerUUID"
        WHERE p."playerUUID" = $1 AND p.name IS NOT NULL AND g."dailyChallengeDate" >= $2
          AND g.status = 'completed' AND g.counts`,
      [playerUUID, since, STREAK_GAP_DAYS],
    );
  }

  async remove(transaction: Transaction, playerUUID: string): Promise<void> {
    await transaction.query('DELETE FROM standings WHERE "playerUUID" = $1', [playerUUID]);
  }
}
