import { defineJob } from '../platform/jobs/job-definition.js';

/** Counts the day that has just ended, and any days that were missed. */
export const countDays = defineJob('count-days', { cron: '10 0 * * *' });
