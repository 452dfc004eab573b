import {
  dateIn,
  dateToPlay,
  extendStreak,
  lastThreeDates,
  type PlainDate,
  type StreakSummary,
} from '@tessera/rules';
import { earnedBy } from './achievements.js';
import type { KnownPlayer } from './known-players.js';

/** Enough for today and the two days before, even after a player has traveled west into the previous date. */
const RECENT_DATES = 5;

/**
 * The player's date, by which all calls go that don't name one. `zone` is that of the request; without it, the zone of
 * the player's last daily counts.
 */
export const todayOf = (player: KnownPlayer | null, zone: string | undefined, now: number): PlainDate =>
  dateToPlay(dateIn(zone ?? player?.timezone, now), player?.newestDaily ?? null);

export const streaksOf = (
  player: Pick<KnownPlayer, 'streak' | 'bestStreak' | 'streakDate'>,
): StreakSummary => ({
  streak: player.streak,
  bestStreak: player.bestStreak,
  lastDate: player.streakDate,
});

export const withDate = (dates: readonly PlainDate[], date: PlainDate): PlainDate[] =>
  newestDates([...new Set([date, ...dates])]);

export const newestDates = (dates: readonly PlainDate[]): PlainDate[] =>
  dates.toSorted().reverse().slice(0, RECENT_DATES);

/** What a daily that counts changes in its player's row, and what leaderboards show on its date. */
export interface DailyRecord extends StreakSummary {
  recentDates: PlainDate[];
  lastThree: number;
}

/**
 * Whether a daily can simply be added to a summary: it is newer than all that count, and none of the other recent dates
 * lies between. One may if it counts for nothing, or if a clock was ahead when it was completed.
 */
export const extendsSummary = (
  { lastDate }: StreakSummary,
  recentDates: readonly PlainDate[],
  date: PlainDate,
): boolean =>
  (lastDate === null || date > lastDate) &&
  !recentDates.some((other) => other < date && (lastDate === null || other > lastDate));

/**
 * Null if the daily can't simply be added, or has earned an achievement: then more than the player's row
 * changes.
 */
export function recordOfNewest(
  player: KnownPlayer,
  { date, score }: { date: PlainDate; score: number },
): DailyRecord | null {
  const before = streaksOf(player);
  if (!extendsSummary(before, player.recentDates, date)) return null;
  const after = extendStreak(before, { date, score });
  if (earnedBy({ before, after, score }).length > 0) return null;
  const recentDates = withDate(player.recentDates, date);
  return {
    ...after,
    recentDates,
    lastThree: lastThreeDates(date).filter((day) => recentDates.includes(day)).length,
  };
}
