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

/** Versions above this one don't fit into a number. Those of a live game end at 47. */
const MAX_VERSION = 52;

/** For each subject, a set of small version numbers, as the bits of a number. */
export class VersionSets {
  private readonly bits = new Map<string, number>();
  private added = 0;

  /** How many versions there are of all subjects. */
  get count(): number {
    return this.added;
  }

  /** Versions that don't fit are left out. */
  add(subject: string, version: number): void {
    const bit = 2 ** version;
    const bits = this.bits.get(subject) ?? 0;
    if (version > MAX_VERSION || Math.floor(bits / bit) % 2 === 1) return;
    this.bits.set(subject, bits + bit);
    this.added += 1;
  }

  get subjects(): string[] {
    return [...this.bits.keys()];
  }

  /** In the order of the subjects. */
  get versions(): number[] {
    return [...this.bits.values()];
  }
}

/** What happened in a process in one minute. */
export interface ServiceMinute {
  readonly start: number;
  readonly latencies: Latencies;
  /** The acknowledged commands, by what they changed and the version that they made. */
  readonly acknowledged: VersionSets;
  reconnects: number;
}
