import { defineJob } from '../platform/jobs/job-definition.js';

/** Tells players who wish it who won last week in their groups, once Sunday is over everywhere. */
export const tellWeeks = defineJob('tell-weeks', { cron: '5 12 * * 1' });
