import { defineJob } from '../platform/jobs/job-definition.js';

/** Draws the letters of the coming days, in the night of UTC; a missed night is made up for on demand. */
export const prepareDailies = defineJob('prepare-dailies', { cron: '15 3 * * *' });

/** Rates dates that have letters and nothing more: past ones of the first start, those of an older version. */
export const rateDailies = defineJob('rate-dailies', { cron: '*/10 * * * *' });
