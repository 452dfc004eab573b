import type { Latencies } from './latencies.js';
import type { VersionSets } from './version-sets.js';

/** What happened in a process in one minute. */
export interface ServiceMinute {
  readonly start: number;
  readonly latencies: Latencies;
  /** The acknowledged commands, by what they changed and the version that they made. */
  readonly acknowledged: VersionSets;
  reconnects: number;
}
