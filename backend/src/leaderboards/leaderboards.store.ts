import { Injectable } from '@nestjs/common';
import type { LeaderboardMode, PlainDate } from '@tessera/rules';
import { DataSource } from 'typeorm';
import * as sql from './leaderboards.sql.js';

/** A player on today's leaderboard, as of the completion of today's game. */
export interface StandingRow {
  playerUUID: string;
  publicId: string;
  name: string;
  /** The share ID of the date's result; null if it isn't shared. */
  shareId: string | null;
  score: number;
  streak: number;
  bestStreak: number;
  lastThree: number;
  average: number | null;
}

/** A player's summary as of the newest daily, with the score of the requested date. */
export interface SummaryRow {
  playerUUID: string;
  publicId: string;
  name: string | null;
  shareId: string | null;
  score: number | null;
  streak: number;
  bestStreak: number;
  streakDate: PlainDate | null;
  /** A single text to search in, because arrays are slow to parse for many rows. */
  recentDates: string;
  average: number | null;
}

/** A member of The 32 Club. */
export interface PerfectRow {
  playerName: string;
  perfectScoreCount: number;
}

/** The queries of the leaderboards, each along an index with the order of the leaderboard. */
@Injectable()
export class LeaderboardsStore {
  constructor(private readonly dataSource: DataSource) {}

  /** The best players among those who have completed the date's daily. */
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

  /** A player who has completed the date's daily; no row otherwise. */
  own(date: PlainDate, playerUUID: string): Promise<SummaryRow[]> {
    return this.dataSource.query(sql.OWN, [date, playerUUID]);
  }

  /** All members of a group. */
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
