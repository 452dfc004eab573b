import { prepareDailies } from './daily/daily.jobs.js';
import type { AnyJob } from './platform/jobs/job-token.js';

/** Every feature's jobs. */
export const JOBS: readonly AnyJob[] = [prepareDailies];
