import { countDays } from './admin/admin.module.js';
import type { AnyJob } from './platform/jobs/job-definition.js';
import { removeExpired } from './platform/retention/retention.jobs.js';
import { prepareDailies, rateDailies } from './sequences/sequences.module.js';

/** The jobs of all features. */
export const JOBS: readonly AnyJob[] = [prepareDailies, rateDailies, removeExpired, countDays];
