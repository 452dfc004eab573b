import { Injectable } from '@nestjs/common';
import {
  type DateRange,
  type Period,
  type PeriodScore,
  type PeriodSort,
  type PlainDate,
  earliestToday,
  periodOn,
} from '@tessera/rules';
import { LIMITS } from '@tessera/contracts/wire';
import type { Batcher } from '../platform/database/batcher.js';
import { SharedReads } from '../platform/database/shared-reads.js';
import { Statements } from '../platform/database/statements.js';
import { sizeFor } from './leaderboards.repository.js';
import * as sql from './period-scores.sql.js';
import { retainBy, type RetentionPolicy } from '../platform/retention/retention.js';
import { KINDS, REMOVE_PAST_PERIODS } from './period-scores.sql.js';

/** A player's results of a period. */
export interface PeriodRow extends PeriodScore {
  playerUUID: string;
  publicId: string;
  /** Of a single day's result; null if it isn't shared. */
  shareId: string | null;
}

/** The same of all games, also those that were held back. */
export interface FullPeriodRow extends PeriodRow {
  heldBack: number;
}

/** A group member's scores, by the number of days since the first date. */
export interface DaysRow extends Omit<FullPeriodRow, 'shareId'> {
  scores: Readonly<Record<string, number>> | null;
}

interface Own extends DateRange {
  playerUUID: string;
}
const ownKey = ({ from, playerUUID }: Pick<Own, 'from' | 'playerUUID'>): string => `${from} ${playerUUID}`;

/** The queries of the leaderboards of past days, weeks and months. */
@Injectable()
export class PeriodScoresRepository {
  private readonly reads: SharedReads;
  private readonly owns: Readonly<Record<Period, Batcher<Own, FullPeriodRow | undefined>>>;

  constructor(private readonly statements: Statements) {
    this.reads = new SharedReads(statements);
    const batcherOf = (period: Period) =>
      statements.batcher((owns: readonly Own[]) => this.readOwns(period, owns));
    this.owns = {
      yesterday: batcherOf('yesterday'),
      week: batcherOf('week'),
      month: batcherOf('month'),
    };
  }

  /** The best players of a period, at least `rows` if there are as many, in this order. */
  top(
    period: Period,
    sort: PeriodSort,
    { from, minGames, rows }: { from: PlainDate; minGames: number; rows: number },
  ): Promise<readonly PeriodRow[]> {
    const size = sizeFor(rows);
    const statement = { name: `period-${period}-${sort}-${size}`, text: sql.top(period, sort, size) };
    return this.reads.recentRows(statement, { from, minGames });
  }

  /** A player's own results, without any if there are none. Undefined for an unknown player. */
  own(period: Period, own: Own): Promise<FullPeriodRow | undefined> {
    return this.owns[period].add(own);
  }

  /** All members of a group, in no order. */
  groupMembers(period: Period, { from, to }: DateRange, groupId: string): Promise<readonly FullPeriodRow[]> {
    const statement = { name: `period-group-${period}`, text: sql.groupMembers(period) };
    return this.reads.rows(statement, { from, to, groupId });
  }

  /** All members of a group with their scores of each day, in no order. */
  groupDays({ from, to }: DateRange, groupId: string): Promise<readonly DaysRow[]> {
    return this.reads.rows({ name: 'period-group-days', text: sql.GROUP_DAYS }, { from, to, groupId });
  }

  private async readOwns(period: Period, owns: readonly Own[]): Promise<(FullPeriodRow | undefined)[]> {
    const rows = await this.statements.rows<FullPeriodRow & { from: PlainDate }>(
      { name: `period-own-${period}`, text: sql.own(period) },
      sql.OWNS.values(owns),
    );
    const byKey = new Map(rows.map(({ from, ...row }) => [ownKey({ from, ...row }), row]));
    return owns.map((own) => byKey.get(ownKey(own)));
  }
}

/** Deletes the sums of days and weeks that no leaderboard reads any more. Those of months stay. */
export const periodScoresRetention = retainBy([Statements], (statements) => {
  const policy = (name: string, period: 'yesterday' | 'week'): RetentionPolicy => ({
    name,
    removeExpired: async (now, max) => {
      const { from } = periodOn(period, earliestToday(now.getTime()), LIMITS.PERIODS_BACK[period]);
      const values = { kind: KINDS[period], firstKept: from, max };
      const [gone] = await statements.rows<{ count: number }>(
        { name: '', text: REMOVE_PAST_PERIODS },
        values,
      );
      return gone?.count ?? 0;
    },
  });
  return [policy('scores of past days', 'yesterday'), policy('scores of past weeks', 'week')];
});
