import type { LeaderboardEntry } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { lastThreeDates, STREAK_SCORE, streakOn, tierOf, type PlainDate } from '@tessera/rules';
import type { StandingRow, SummaryRow } from './leaderboards.store.js';

/** Who views a leaderboard, and on which date. */
export interface Viewer {
  playerUUID: string | undefined;
  today: PlainDate;
  /** Until then, grids of today's daily are hidden, as they would be spoilers. */
  hasPlayedToday: boolean;
}

/** A row of a leaderboard, before it is adapted to a viewer. */
export type LeaderboardRow = Omit<StandingRow, 'name' | 'score'> & Pick<SummaryRow, 'name' | 'score'>;

/** Calculates the rows for a date from players' summaries. */
export function rowsOn(today: PlainDate, summaries: readonly SummaryRow[]): LeaderboardRow[] {
  const lastThree = lastThreeDates(today);
  return summaries.map(({ streakDate, recentDates, ...row }) => ({
    ...row,
    streak: streakOn({ streak: row.streak, bestStreak: row.bestStreak, lastDate: streakDate }, today),
    lastThree: lastThree.filter((date) => recentDates.includes(date)).length,
  }));
}

/**
 * What a viewer may see of a player: the public ID instead of the playerUUID, unless it is the viewer's own.
 */
export function entryOf(row: LeaderboardRow, { playerUUID, hasPlayedToday }: Viewer): LeaderboardEntry {
  const tier = tierOf(row.streak);
  const hasWon = row.score !== null && row.score >= STREAK_SCORE;
  return {
    playerUUID: row.playerUUID === playerUUID ? row.playerUUID : row.publicId,
    playerName: row.name,
    todayScore: row.score,
    streak: row.streak,
    currentStreak: row.streak,
    bestStreak: row.bestStreak,
    lastThreeGamesCount: row.lastThree,
    averageScore: row.average,
    shareId: hasPlayedToday ? row.shareId : null,
    isLive: row.streak >= LIMITS.LEADERBOARD_MIN_STREAK && hasWon,
    streakStatus: tier?.name ?? null,
    streakEmoji: tier?.emoji ?? null,
  };
}
