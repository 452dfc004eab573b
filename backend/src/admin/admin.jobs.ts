import { defineJob } from '../platform/jobs/job-definition.js';

/** Counts the day that has ended, and days that were missed. */
export const countDays = defineJob('count-days', { cron: '10 0 * * *' });
