import type {
  LeaderboardEntry,
  GroupWeekMember,
  LeaderboardPeriod,
  PeriodEntry,
} from '@tessera/contracts/leaderboards';
import { LIMITS } from '@tessera/contracts/wire';
import {
  lastThreeDates,
  NO_GAMES,
  SORT_KEYS,
  STREAK_SCORE,
  streakOn,
  tierOf,
  type PlainDate,
  type SortValues,
  daysBetween,
  periodOn,
  type DateRange,
  type Period,
} from '@tessera/rules';
import type { LeaderboardRow, SummaryRow } from './leaderboards.repository.js';
import type { DaysRow, PeriodRow } from './period-scores.repository.js';

/** Who views a leaderboard, and on which date. */
export interface Viewer {
  playerUUID: string | undefined;
  today: PlainDate;
  /** Until then, grids of today's daily are hidden, as they would be spoilers. */
  hasPlayedToday: boolean;
}

/** Calculates the rows for a date from players' summaries. */
export function rowsOn<Row extends SummaryRow>(today: PlainDate, summaries: readonly Row[]) {
  const lastThree = lastThreeDates(today);
  return summaries.map(({ streak, streakDate, recentDates, ...row }) => ({
    ...row,
    currentStreak: streakOn({ streak, bestStreak: row.bestStreak, lastDate: streakDate }, today),
    lastThreeGamesCount: lastThree.filter((date) => recentDates.includes(date)).length,
  }));
}

/** Without anything else that is in the row, such as why a member's result was held back. */
const valuesOf = (row: SortValues): SortValues => ({
  ...NO_GAMES,
  ...Object.fromEntries(SORT_KEYS.map((key) => [key, row[key]])),
});

/**
 * What a viewer may see of a player: the public ID instead of the playerUUID, unless it is the viewer's own.
 */
export function entryOf(row: LeaderboardRow, { playerUUID, hasPlayedToday }: Viewer): LeaderboardEntry {
  const { currentStreak, todayScore } = row;
  const tier = tierOf(currentStreak);
  const hasWon = todayScore !== null && todayScore >= STREAK_SCORE;
  return {
    playerUUID: row.playerUUID === playerUUID ? row.playerUUID : row.publicId,
    playerName: row.playerName,
    ...valuesOf(row),
    streak: currentStreak,
    shareId: hasPlayedToday ? row.shareId : null,
    isLive: currentStreak >= LIMITS.LEADERBOARD_MIN_STREAK && hasWon,
    streakStatus: tier?.name ?? null,
    streakEmoji: tier?.emoji ?? null,
  };
}

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
