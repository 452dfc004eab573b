import { daysBetween, type PlainDate } from './calendar.js';

/** The lowest score that extends a streak. */
export const STREAK_SCORE = 20;
/** The maximum number of days from one game of a streak to the next, and from the last one to today. */
export const STREAK_GAP_DAYS = 3;

export interface CompletedDaily {
  date: PlainDate;
  score: number;
}

/** What is stored per player: the streak as of the newest completed daily, and the longest ever. */
export interface StreakSummary {
  streak: number;
  bestStreak: number;
  lastDate: PlainDate | null;
}

export const NO_STREAK: StreakSummary = { streak: 0, bestStreak: 0, lastDate: null };

/** Returns the summary after one more daily. Throws a RangeError unless it is newer than all before it. */
export function extendStreak(summary: StreakSummary, { date, score }: CompletedDaily): StreakSummary {
  const { streak, bestStreak, lastDate } = summary;
  if (lastDate !== null && date <= lastDate) throw new RangeError(`${date} is not after ${lastDate}`);
  const goesOn = lastDate !== null && daysBetween(lastDate, date) <= STREAK_GAP_DAYS;
  const next = score < STREAK_SCORE ? 0 : goesOn ? streak + 1 : 1;
  return { streak: next, bestStreak: Math.max(bestStreak, next), lastDate: date };
}

/** The summary of a whole history, in any order. Throws a RangeError if a date occurs twice. */
export const summarizeStreaks = (history: readonly CompletedDaily[]): StreakSummary =>
  history.toSorted((a, b) => (a.date < b.date ? -1 : 1)).reduce(extendStreak, NO_STREAK);

/** The streak that is alive on a date: 0 if the last completed daily is more than three days earlier. */
export const streakOn = ({ streak, lastDate }: StreakSummary, today: PlainDate): number =>
  lastDate !== null && daysBetween(lastDate, today) <= STREAK_GAP_DAYS ? streak : 0;
