import type { Job } from '../jobs/job-queue.js';

/** Makes a backup every night (UTC), before anything is deleted. */
export const backUp: Job = { name: 'back-up', cron: '30 2 * * *' };

/** Adds what was deleted to the list beside the backups. */
export const listDeletions: Job = { name: 'list-deletions', cron: '* * * * *' };
