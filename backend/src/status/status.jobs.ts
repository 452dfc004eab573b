import { defineJob } from '../platform/jobs/job-definition.js';

/** Sums up what the processes have counted today, and on earlier days that aren't summed up yet. */
export const sumUpService = defineJob('sum-up-service', { cron: '*/5 * * * *' });

/** Compares all moves that were acknowledged today and yesterday with those that are stored. */
export const checkMoves = defineJob('check-moves', { cron: '20 * * * *' });
