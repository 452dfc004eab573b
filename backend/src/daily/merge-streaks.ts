import { streakOn, summariseStreaks, type CompletedDaily, type PlainDate } from '@tessera/rules';

/**
 * Which dailies of another history go into a streak's, so that neither the streak alive on `today` nor
 * the best one gets shorter. The dates of all differ.
 */
export function mergeStreaks<Daily extends CompletedDaily>(
  own: readonly CompletedDaily[],
  merged: readonly Daily[],
  today: PlainDate,
): { counting: CompletedDaily[]; skipped: Daily[] } {
  let counting = [...own];
  let summary = summariseStreaks(counting);
  const skipped: Daily[] = [];
  // The best first: one that is too low for a streak is tried on what all the others make.
  for (const daily of merged.toSorted((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1))) {
    const longer = [...counting, daily];
    const next = summariseStreaks(longer);
    if (streakOn(next, today) < streakOn(summary, today) || next.bestStreak < summary.bestStreak) {
      skipped.push(daily);
    } else {
      counting = longer;
      summary = next;
    }
  }
  return { counting, skipped };
}
