import { defineJob } from '../platform/jobs/job-token.js';

/** Draws the letters of the coming days, in the night of UTC; a missed night is made up for on demand. */
export const prepareDailies = defineJob('prepare-dailies', { cron: '15 3 * * *' });
