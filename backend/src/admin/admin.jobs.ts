import { defineJob } from '../platform/jobs/job-token.js';

/** Counts the day that has ended, and days that were missed. */
export const countDays = defineJob('count-days', { cron: '10 0 * * *' });
