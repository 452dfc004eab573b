import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
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
} from '@tessera/rules';
import type { LeaderboardRow, SummaryRow } from './leaderboards.store.js';

/** Who views a leaderboard, and on which date. */
export interface Viewer {
  playerUUID: string | undefined;
  today: PlainDate;
  /** Until then, grids of today's daily are hidden, as they would be spoilers. */
  hasPlayedToday: boolean;
}

/** Calculates the rows for a date from players' summaries. */
export function rowsOn(today: PlainDate, summaries: readonly SummaryRow[]): LeaderboardRow[] {
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
