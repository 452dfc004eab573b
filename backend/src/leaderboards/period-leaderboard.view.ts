import type { GroupWeekMember, LeaderboardPeriod, PeriodEntry } from '@tessera/contracts/leaderboards';
import { LIMITS } from '@tessera/contracts/wire';
import { daysBetween, periodOn, type DateRange, type Period, type PlainDate } from '@tessera/rules';
import type { DaysRow, PeriodRow } from './period-scores.store.js';

/** Who views the leaderboard of a period. */
export interface PeriodViewer {
  playerUUID: string | undefined;
  /** False while shared grids of a day would be spoilers. */
  maySeeGrids: boolean;
}

/** Describes a period, as of a date. */
export function describePeriod(
  period: Period,
  { today, back, launchDate }: { today: PlainDate; back: number; launchDate: PlainDate },
): LeaderboardPeriod & DateRange {
  const { from, to } = periodOn(period, today, back);
  const [first, last] = [from > launchDate ? from : launchDate, to < today ? to : today];
  return {
    period,
    from,
    to,
    days: Math.max(0, daysBetween(first, last) + 1),
    hasEarlier: back < LIMITS.PERIODS_BACK[period] && from > launchDate,
  };
}

const idOf = ({ playerUUID, publicId }: PeriodRow | DaysRow, viewer: string | undefined): string =>
  playerUUID === viewer ? playerUUID : publicId;

/** What a viewer may see of a player's results. */
export const periodEntryOf = (row: PeriodRow, { playerUUID, maySeeGrids }: PeriodViewer): PeriodEntry => ({
  playerUUID: idOf(row, playerUUID),
  playerName: row.name,
  sum: row.sum,
  games: row.games,
  mean: row.games === 0 ? null : Math.round((10 * row.sum) / row.games) / 10,
  shareId: maySeeGrids ? row.shareId : null,
});

/** A group member's scores of these dates. */
export const weekMemberOf = (
  row: DaysRow,
  dates: readonly PlainDate[],
  viewer: string | undefined,
): GroupWeekMember => ({
  playerUUID: idOf(row, viewer),
  playerName: row.name,
  scores: dates.map((_, day) => row.scores?.[day] ?? null),
  sum: row.sum,
  games: row.games,
});
