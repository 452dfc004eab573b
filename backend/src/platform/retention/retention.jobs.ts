import { defineJob } from '../jobs/job-definition.js';

/** Removes what has outlived its time, every night of UTC; what a missed night leaves, the next one takes. */
export const removeExpired = defineJob('remove-expired', { cron: '45 4 * * *' });
