import type { Latencies } from './latencies.js';

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
