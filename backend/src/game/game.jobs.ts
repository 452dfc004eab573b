import { defineJob } from '../platform/jobs/job-definition.js';

/** Finds what players weren't told about their live games because a process ended too early. */
export const findLostNotices = defineJob('find-lost-notices', { cron: '*/5 * * * *' });
