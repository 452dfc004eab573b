import { DAYS_PER_WEEK, addDays, daysBetween, monthOf, type PlainDate } from './calendar.js';
import { firstOf, lastOf, monthAfter, weekdayOf } from './months.js';
import { compareNames } from './names.js';

/** The past dates that a leaderboard can cover, besides today's. Weeks begin on Monday. */
export const PERIODS = ['yesterday', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** Both dates are included. */
export interface DateRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** The dates of a period: the current one, or the one `back` periods before it. Throws a RangeError before the year 1000. */
export function periodOn(period: Period, today: PlainDate, back = 0): DateRange {
  if (period === 'yesterday') {
    const date = addDays(today, -1 - back);
    return { from: date, to: date };
  }
  if (period === 'week') {
    const from = addDays(today, -weekdayOf(today) - DAYS_PER_WEEK * back);
    return { from, to: addDays(from, DAYS_PER_WEEK - 1) };
  }
  const month = monthAfter(monthOf(today), -back);
  return { from: firstOf(month), to: lastOf(month) };
}

/** All dates of a range, oldest first. */
export const datesOf = ({ from, to }: DateRange): PlainDate[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i));

/** How many games an average requires on public leaderboards, so that a single good one isn't enough. */
export const MEAN_GAMES_MAX = 12;

/** Half of the days that have begun, and at most `MEAN_GAMES_MAX`: 4 for a whole week, 12 for a whole month. */
export const gamesForMean = (days: number): number => Math.min(MEAN_GAMES_MAX, Math.ceil(days / 2));

/** What leaderboards of periods are sorted by: all points, or the average score of the games played. */
export const PERIOD_SORTS = ['sum', 'mean'] as const;
export type PeriodSort = (typeof PERIOD_SORTS)[number];

/** A player's results of a period. */
export interface PeriodScore {
  readonly sum: number;
  readonly games: number;
  readonly bestStreak: number;
  readonly name: string | null;
}

/** Not rounded. Players without a game come last. */
const meanOf = ({ sum, games }: PeriodScore): number => (games === 0 ? -1 : sum / games);

/**
 * Compares two rows, for `sort`: negative if the first one comes first. Players with equal sums are sorted by
 * average, those with equal averages by sum, and then by best streak and name.
 */
export function comparePeriodScores(sort: PeriodSort, a: PeriodScore, b: PeriodScore): number {
  const [sums, means] = [b.sum - a.sum, meanOf(b) - meanOf(a)];
  const [first, second] = sort === 'sum' ? [sums, means] : [means, sums];
  return first || second || b.bestStreak - a.bestStreak || compareNames(a.name, b.name);
}
