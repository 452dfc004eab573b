import { defineJob } from '../platform/jobs/job-definition.js';

/** Draws the letters of the next days, every night (UTC). After a missed night, they are drawn on demand. */
export const prepareDailies = defineJob('prepare-dailies', { cron: '15 3 * * *' });

/**
 * Rates dates that have only letters: past ones after the first start, and those drawn by an older release.
 */
export const rateDailies = defineJob('rate-dailies', { cron: '*/10 * * * *' });
