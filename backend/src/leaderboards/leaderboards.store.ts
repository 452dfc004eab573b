import { Injectable } from '@nestjs/common';
import type { LeaderboardMode, PlainDate } from '@tessera/rules';
import { DataSource } from 'typeorm';
import * as sql from './leaderboards.sql.js';

/** A player in today's leaderboard, as of when today's game was completed. */
export interface StandingRow {
  playerUUID: string;
  publicId: string;
  name: string;
  /** Where the date's result is shared; null if it is not. */
  shareId: string | null;
  score: number;
  streak: number;
  bestStreak: number;
  lastThree: number;
  average: number | null;
}

/** A player's summary, as of the newest daily; the score is of the date that was asked about. */
export interface SummaryRow {
  playerUUID: string;
  publicId: string;
  name: string | null;
  shareId: string | null;
  score: number | null;
  streak: number;
  bestStreak: number;
  streakDate: PlainDate | null;
  /** One text of them all, to be searched: lists cost time to read where there are many rows. */
  recentDates: string;
  average: number | null;
}

/** A member of The 32 Club. */
export interface PerfectRow {
  playerName: string;
  perfectScoreCount: number;
}

/** What the leaderboards need, each read along an index that is sorted as the leaderboard is. */
@Injectable()
export class LeaderboardsStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The first of those who have completed the date's game. */
  today(mode: LeaderboardMode, date: PlainDate, rows: number): Promise<StandingRow[]> {
    return this.dataSource.query(sql.today(mode, rows), [date]);
  }

  /** The highest averages as of a date. */
  averages(mode: LeaderboardMode, date: PlainDate, rows: number): Promise<SummaryRow[]> {
    return this.dataSource.query(sql.averages(mode, rows), [date]);
  }

  /** The longest streaks among players whose newest daily was on one of these dates. */
  byStreakDate(
    mode: LeaderboardMode,
    { date, dates, rows }: { date: PlainDate; dates: readonly PlainDate[]; rows: number },
  ): Promise<SummaryRow[]> {
    return this.dataSource.query(sql.byStreakDate(mode, rows), [date, dates]);
  }

  /** The longest streaks ever, alive or not. */
  bestEver(date: PlainDate, rows: number): Promise<SummaryRow[]> {
    return this.dataSource.query(sql.bestEver(rows), [date]);
  }

  /** All who are in a group. */
  groupMembers(date: PlainDate, groupId: string): Promise<SummaryRow[]> {
    return this.dataSource.query(sql.GROUP_MEMBERS, [date, groupId]);
  }

  /** The most perfect scores, optionally after a given row. */
  perfectScores(rows: number, after?: PerfectRow): Promise<PerfectRow[]> {
    return after
      ? this.dataSource.query(sql.perfectScores(rows, true), [after.perfectScoreCount, after.playerName])
      : this.dataSource.query(sql.perfectScores(rows));
  }
}
