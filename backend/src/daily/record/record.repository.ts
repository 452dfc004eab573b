import { Injectable } from '@nestjs/common';
import type { HeldBackReason } from '@tessera/contracts/daily';
import { latestToday, type LedgerDaily } from '@tessera/rules';
import { Clock } from '../../platform/clock/clock.js';
import { Statements } from '../../platform/database/statements.js';

/** A completed daily in its player's record. */
export interface PastDaily extends LedgerDaily {
  gameId: string;
  gameNumber: number;
  heldBack: HeldBackReason | null;
  /** When it was merged into the account; null if it wasn't. */
  mergedAt: Date | null;
}

type Row = Omit<PastDaily, 'outside'> & { counts: boolean; skipsStreak: boolean };

/** Along the unique index of players and dates. */
const HISTORY = {
  name: 'daily-history',
  text: `SELECT "gameId", "gameNumber", "dailyChallengeDate"::text AS date, "playerScore" AS score, counts,
                "skipsStreak", "heldBack", "mergedAt"
           FROM one_player_versus_three_games WHERE "playerUUID" = $1 AND status = 'completed' AND "dailyChallengeDate" <= $2
          ORDER BY "dailyChallengeDate"`,
};

/** All dailies that a player has ever completed, except of dates that haven't begun. */
@Injectable()
export class HistoryStore {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. One a day at most, so even after years these are a few thousand. */
  async of(playerUUID: string): Promise<PastDaily[]> {
    const latest = latestToday(this.clock.now());
    return (await this.statements.rows<Row>(HISTORY, [playerUUID, latest])).map(dailyOf);
  }
}

const dailyOf = ({ counts, skipsStreak, ...row }: Row): PastDaily => ({
  ...row,
  outside: counts ? (skipsStreak ? 'shortens' : null) : 'late',
});
