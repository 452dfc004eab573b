import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '../../platform/database/transactions.js';

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

@Injectable()
export class MergesStore {
  constructor(private readonly dataSource: DataSource) {}

  /** Records a merge, and with these games when they were merged. */
  async add(
    transaction: Transaction,
    playerUUID: string,
    merge: DailyMerge,
    gameIds: readonly string[],
  ): Promise<void> {
    const { at, added, outside, duplicates, streakBefore, streakAfter, bestBefore, bestAfter } = merge;
    await transaction.query(
      `WITH merged AS (
         UPDATE one_player_versus_three_games SET "mergedAt" = $3 WHERE "gameId" = ANY ($2))
       INSERT INTO daily_merges ("playerUUID", ${COLUMNS}) VALUES ($1, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [playerUUID, gameIds, at, added, outside, duplicates, streakBefore, streakAfter, bestBefore, bestAfter],
    );
  }

  /** The merges into these players, newest first. */
  of(playerUUIDs: readonly string[]): Promise<DailyMerge[]> {
    return this.dataSource.query<DailyMerge[]>(
      `SELECT ${COLUMNS} FROM daily_merges WHERE "playerUUID" = ANY ($1) ORDER BY id DESC`,
      [playerUUIDs],
    );
  }

  /** When each of these players' games was merged, for those that were, by ID. */
  async timesOf(playerUUIDs: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.dataSource.query<{ gameId: string; mergedAt: Date }[]>(
      `SELECT "gameId", "mergedAt" FROM one_player_versus_three_games
        WHERE "playerUUID" = ANY ($1) AND "mergedAt" IS NOT NULL`,
      [playerUUIDs],
    );
    return new Map(rows.map(({ gameId, mergedAt }) => [gameId, mergedAt]));
  }

  /** Removes everything that is known about merges into these players. */
  async remove(transaction: Transaction, playerUUIDs: readonly string[]): Promise<void> {
    await transaction.query(
      `WITH games AS (
         UPDATE one_player_versus_three_games SET "mergedAt" = NULL
          WHERE "playerUUID" = ANY ($1) AND "mergedAt" IS NOT NULL)
       DELETE FROM daily_merges WHERE "playerUUID" = ANY ($1)`,
      [playerUUIDs],
    );
  }
}
