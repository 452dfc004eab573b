import { Injectable } from '@nestjs/common';
import type { HeldBackReason } from '@tessera/contracts/daily';
import { LIMITS } from '@tessera/contracts/wire';
import type { PlainDate, SortMode, Standing } from '@tessera/rules';
import type { Batcher } from '../platform/database/batcher.js';
import { SharedReads } from '../platform/database/shared-reads.js';
import { Statements } from '../platform/database/statements.js';
import * as sql from './leaderboards.sql.js';

/** A player's row of a leaderboard, before it is adapted to a viewer. */
export interface LeaderboardRow extends Standing {
  playerUUID: string;
  publicId: string;
  /** The share ID of the date's result; null if it isn't shared. */
  shareId: string | null;
}

/** A player's row as of the newest daily: streak and recent games are still to be calculated for the date. */
export interface SummaryRow extends Omit<LeaderboardRow, 'currentStreak' | 'lastThreeGamesCount'> {
  streak: number;
  streakDate: PlainDate | null;
  /** A single text to search in, because arrays are slow to parse for many rows. */
  recentDates: string;
}

/** A summary that includes results that were held back. */
export interface OwnRow extends SummaryRow {
  heldBack: HeldBackReason | null;
}

/** A member of a group, with the number of all their perfect scores. */
export interface MemberRow extends SummaryRow {
  perfectScoreCount: number;
}

/** A member of The 32 Club. */
export interface PerfectRow extends PerfectPlace {
  playerUUID: string;
  publicId: string;
}

/** The last row of a page, after which the next one begins. */
export interface PerfectPlace {
  playerName: string;
  perfectScoreCount: number;
}

/** A player whose row of a date is wanted. */
interface Own {
  date: PlainDate;
  playerUUID: string;
}
const ownKey = ({ date, playerUUID }: Own): string => `${date} ${playerUUID}`;

/** The numbers of rows that are read. Few, because each is a statement of its own. */
const SIZES = [LIMITS.LEADERBOARD_ROWS, LIMITS.LEADERBOARD_MAX_ROWS];
export const sizeFor = (rows: number): number =>
  SIZES.find((size) => size >= rows) ?? LIMITS.LEADERBOARD_MAX_ROWS;

/** The queries of the leaderboards, each along an index with the order of the leaderboard. */
@Injectable()
export class LeaderboardsRepository {
  private readonly reads: SharedReads;
  private readonly owns: Batcher<Own, OwnRow | undefined>;

  constructor(private readonly statements: Statements) {
    this.reads = new SharedReads(statements);
    this.owns = statements.batcher((owns) => this.readOwns(owns));
  }

  /** The best players among those who have completed the date's daily, at least `rows` if there are as many. */
  today(mode: SortMode, date: PlainDate, rows: number): Promise<readonly LeaderboardRow[]> {
    const size = sizeFor(rows);
    const statement = { name: `leaderboard-today-${mode}-${size}`, text: sql.today(mode, size) };
    return this.reads.recentRows(statement, { date });
  }

  /** The highest averages as of a date, as for `today`. */
  averages(mode: SortMode, date: PlainDate, rows: number): Promise<readonly SummaryRow[]> {
    const size = sizeFor(rows);
    const statement = { name: `leaderboard-averages-${mode}-${size}`, text: sql.averages(mode, size) };
    return this.reads.recentRows(statement, { date });
  }

  /** The longest streaks among players whose newest daily was on one of these dates, as for `today`. */
  byStreakDate(
    mode: SortMode,
    { date, dates, rows }: { date: PlainDate; dates: readonly PlainDate[]; rows: number },
  ): Promise<readonly SummaryRow[]> {
    const size = sizeFor(rows);
    const statement = { name: `leaderboard-streaks-${mode}-${size}`, text: sql.byStreakDate(mode, size) };
    return this.reads.recentRows(statement, { date, dates });
  }

  /** The longest streaks ever, alive or not, as for `today`. */
  bestEver(date: PlainDate, rows: number): Promise<readonly SummaryRow[]> {
    const size = sizeFor(rows);
    return this.reads.recentRows(
      { name: `leaderboard-best-ever-${size}`, text: sql.bestEver(size) },
      { date },
    );
  }

  /** A player who has completed the date's daily; undefined otherwise. */
  own(date: PlainDate, playerUUID: string): Promise<OwnRow | undefined> {
    return this.owns.add({ date, playerUUID });
  }

  /** All members of a group. */
  groupMembers(date: PlainDate, groupId: string): Promise<readonly MemberRow[]> {
    return this.reads.rows({ name: 'leaderboard-group', text: sql.GROUP_MEMBERS }, { date, groupId });
  }

  /** The most perfect scores, optionally after a given row. */
  perfectScores(rows: number, after?: PerfectPlace): Promise<readonly PerfectRow[]> {
    return after
      ? this.reads.recentRows(
          { name: `perfect-scores-after-${rows}`, text: sql.perfectScores(rows, true) },
          {
            score: after.perfectScoreCount,
            name: after.playerName,
          },
        )
      : this.reads.recentRows({ name: `perfect-scores-${rows}`, text: sql.perfectScores(rows) }, {});
  }

  private async readOwns(owns: readonly Own[]): Promise<(OwnRow | undefined)[]> {
    const rows = await this.statements.rows<OwnRow & { date: PlainDate }>(
      { name: 'leaderboard-own', text: sql.OWN },
      sql.OWNS.values(owns),
    );
    const byKey = new Map(rows.map(({ date, ...row }) => [ownKey({ date, ...row }), row]));
    return owns.map((own) => byKey.get(ownKey(own)));
  }
}
