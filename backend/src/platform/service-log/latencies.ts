/** Durations as counts per step. The steps grow by 19% (a fourth of a power of two), from 0.25 ms to 55 s. */
export type Latencies = number[];

const FIRST_MS = 0.25;
const STEPS_PER_OCTAVE = 4;
const STEPS = 72;

export const noLatencies = (): Latencies => Array<number>(STEPS).fill(0);

/** Adds a duration to the counts. */
export function addLatency(counts: Latencies, seconds: number): void {
  const step = Math.ceil(STEPS_PER_OCTAVE * Math.log2((seconds * 1000) / FIRST_MS));
  counts[Math.min(STEPS - 1, Math.max(0, step))]! += 1;
}

/**
 * The time within which this share of the durations lay, in milliseconds, rounded up to a whole step; null
 * without durations. Counts of several processes and minutes can be added up before.
 */
export function quantile(counts: Latencies | null, share: number): number | null {
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  if (!counts || total === 0) return null;
  const rank = Math.max(1, Math.ceil(total * share));
  let seen = 0;
  const step = counts.findIndex((count) => (seen += count) >= rank);
  return Number((FIRST_MS * 2 ** (step / STEPS_PER_OCTAVE)).toPrecision(2));
}
