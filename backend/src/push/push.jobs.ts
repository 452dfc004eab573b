import { defineJob } from '../platform/jobs/job-definition.js';

/** Sends the notices that are due. Runs when there are new ones, and every minute for those that are sent again. */
export const deliverPushes = defineJob('deliver-pushes', { cron: '* * * * *' });
