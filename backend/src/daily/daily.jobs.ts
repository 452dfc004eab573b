import { defineJob } from '../platform/jobs/job-definition.js';

/** Tells players who wish it that today's game is here, at an hour of their choice. */
export const remindPlayers = defineJob('remind-players', { cron: '*/5 * * * *' });
