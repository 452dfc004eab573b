import { defineJob } from '../jobs/job-definition.js';

/** Makes a backup every night (UTC), before anything is deleted. */
export const backUp = defineJob('back-up', { cron: '30 2 * * *' });

/** Adds what was deleted to the list beside the backups. */
export const listDeletions = defineJob('list-deletions', { cron: '* * * * *' });
