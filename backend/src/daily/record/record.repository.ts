import { Injectable } from '@nestjs/common';
import type { HeldBackReason } from '@tessera/contracts/daily';
import { latestToday, type LedgerDaily } from '@tessera/rules';
import { DataSource } from 'typeorm';
import { query } from '../../platform/database/statement.js';
import { Clock } from '../../platform/clock/clock.js';
import { Statements } from '../../platform/database/statements.js';
import type { Transaction } from '../../platform/database/transactions.js';

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
           FROM one_player_versus_three_games WHERE "playerUUID" = $player AND status = 'completed' AND "dailyChallengeDate" <= $latest
          ORDER BY "dailyChallengeDate"`,
};

/** A merge of a browser's dailies into an account, and what it did to the account's streaks. */
export interface DailyMerge {
  at: Date;
  /** Completed dailies that were added, those of them that count for no streak, and those of dates that were taken. */
  added: number;
  outside: number;
  duplicates: number;
  streakBefore: number;
  streakAfter: number;
  bestBefore: number;
  bestAfter: number;
}

const COLUMNS = `at, added, outside, duplicates, "streakBefore", "streakAfter", "bestBefore", "bestAfter"`;

/** All dailies that a player has ever completed, except of dates that haven't begun, and the merges that added some. */
@Injectable()
export class RecordRepository {
  constructor(
    private readonly statements: Statements,
    private readonly clock: Clock,
    private readonly dataSource: DataSource,
  ) {}

  /** Oldest first. One a day at most, so even after years these are a few thousand. */
  async of(playerUUID: string): Promise<PastDaily[]> {
    const latest = latestToday(this.clock.now());
    return (await this.statements.rows<Row>(HISTORY, { player: playerUUID, latest })).map(dailyOf);
  }

  /** Records a merge, and with these games when they were merged. */
  async addMerge(
    transaction: Transaction,
    playerUUID: string,
    merge: DailyMerge,
    gameIds: readonly string[],
  ): Promise<void> {
    await query(
      transaction,
      `WITH merged AS (
         UPDATE one_player_versus_three_games SET "mergedAt" = $at WHERE "gameId" = ANY ($gameIds))
       INSERT INTO daily_merges ("playerUUID", ${COLUMNS}) 
       VALUES ($playerUUID, $at, $added, $outside, $duplicates, $streakBefore, $streakAfter, $bestBefore, $bestAfter)`,
      { ...merge, playerUUID, gameIds },
    );
  }

  /** The merges into these players, newest first. */
  mergesInto(playerUUIDs: readonly string[]): Promise<DailyMerge[]> {
    return this.dataSource.query<DailyMerge[]>(
      `SELECT ${COLUMNS} FROM daily_merges WHERE "playerUUID" = ANY ($1) ORDER BY id DESC`,
      [playerUUIDs],
    );
  }

  /** When each of these players' games was merged, for those that were, by ID. */
  async mergeTimesOf(playerUUIDs: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.dataSource.query<{ gameId: string; mergedAt: Date }[]>(
      `SELECT "gameId", "mergedAt" FROM one_player_versus_three_games
        WHERE "playerUUID" = ANY ($1) AND "mergedAt" IS NOT NULL`,
      [playerUUIDs],
    );
    return new Map(rows.map(({ gameId, mergedAt }) => [gameId, mergedAt]));
  }

  /** Removes everything that is known about merges into these players. */
  async removeMerges(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query(
      `WITH games AS (
         UPDATE one_player_versus_three_games SET "mergedAt" = NULL
          WHERE "playerUUID" = ANY ($1) AND "mergedAt" IS NOT NULL)
       DELETE FROM daily_merges WHERE "playerUUID" = ANY ($1)`,
      [playerUUIDs],
    );
  }
}

const dailyOf = ({ counts, skipsStreak, ...row }: Row): PastDaily => ({
  ...row,
  outside: counts ? (skipsStreak ? 'shortens' : null) : 'late',
});
