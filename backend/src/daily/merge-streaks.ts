import { streakOn, summarizeStreaks, type CompletedDaily, type PlainDate } from '@tessera/rules';

/**
 * Selects the dailies of another history that can be added to a streak's without shortening the streak alive
 * on `today` or the best one. No date may occur twice.
 */
export function mergeStreaks<Daily extends CompletedDaily>(
  own: readonly CompletedDaily[],
  merged: readonly Daily[],
  today: PlainDate,
): { counting: CompletedDaily[]; skipped: Daily[] } {
  let counting = [...own];
  let summary = summarizeStreaks(counting);
  const skipped: Daily[] = [];
  // Highest scores first, so that those too low for a streak are tried once all others are in place.
  for (const daily of merged.toSorted((a, b) => b.score - a.score || (a.date < b.date ? -1 : 1))) {
    const longer = [...counting, daily];
    const next = summarizeStreaks(longer);
    if (streakOn(next, today) < streakOn(summary, today) || next.bestStreak < summary.bestStreak) {
      skipped.push(daily);
    } else {
      counting = longer;
      summary = next;
    }
  }
  return { counting, skipped };
}
