import type { LeaderboardEntry } from '@tessera/contracts';
import { LIMITS } from '@tessera/contracts/constants';
import { lastThreeDates, STREAK_SCORE, streakOn, tierOf, type PlainDate } from '@tessera/rules';
import type { StandingRow, SummaryRow } from './leaderboards.store.js';

/** Who looks at a leaderboard, and on which date. */
export interface Viewer {
  playerUUID: string | undefined;
  today: PlainDate;
  /** Before that the others' grids of today would be a spoiler. */
  hasPlayedToday: boolean;
}

/** A row of a leaderboard, before it is anybody's view. */
export type LeaderboardRow = Omit<StandingRow, 'name' | 'score'> & Pick<SummaryRow, 'name' | 'score'>;

/** What players' summaries mean on a date. */
export function rowsOn(today: PlainDate, summaries: readonly SummaryRow[]): LeaderboardRow[] {
  const lastThree = lastThreeDates(today);
  return summaries.map(({ streakDate, recentDates, ...row }) => ({
    ...row,
    streak: streakOn({ streak: row.streak, bestStreak: row.bestStreak, lastDate: streakDate }, today),
    lastThree: lastThree.filter((date) => recentDates.includes(date)).length,
  }));
}

/** What everybody may see of a player: never the playerUUID, but for the player's own. */
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
