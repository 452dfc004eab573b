import { defineJob } from '../jobs/job-definition.js';

/** Deletes expired data every night (UTC). After a missed night, the next one deletes the rest. */
export const removeExpired = defineJob('remove-expired', { cron: '45 4 * * *' });
