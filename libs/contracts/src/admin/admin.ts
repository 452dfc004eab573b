import { PERFECT_SCORE } from '@tessera/rules';
import { z } from 'zod';
import { FEEDBACK_MAX_ROWS } from './admin-limits.js';
import { defineCall, forAdmins } from '../wire/call.js';
import { count, done, instant, isoDate, success } from '../wire/fields.js';
import { PATHS } from '../wire/paths.js';

/** Percent, with one decimal. */
const rate = z.number().min(0).max(100);

const onDates = z
  .array(z.object({ date: isoDate, count }))
  .meta({ description: 'The last 14 days (UTC), oldest first' });

const feedbackItem = z
  .object({ id: z.uuid(), email: z.string().nullable(), message: z.string(), createdAt: instant })
  .meta({ id: 'FeedbackItem' });
export type FeedbackItem = z.infer<typeof feedbackItem>;

const totalStats = z.object({
  totalDailyGames: count.meta({ description: 'Started in the last 7 days (UTC), including today' }),
  totalCompletedDaily: count.meta({ description: 'Completed in the last 7 days' }),
  conversionRateDaily: rate.meta({ description: 'Percentage completed of those started since 19 July 2025' }),
  totalMultiplayerGames: count,
  totalCompletedMultiplayer: count,
  conversionRateMultiplayer: rate.meta({ description: 'In the last 7 days' }),
  activeUsersToday: count,
  topScoreDaily: z.int().min(0).max(PERFECT_SCORE).nullable().meta({ description: 'In the last 7 days' }),
  averageScoreDaily: z.number().min(0).max(PERFECT_SCORE).nullable(),
  userAccountsCreatedToday: count,
  userAccountsCreatedSinceSep24: count,
  leaderboardGroupsCreatedToday: count,
  leaderboardGroupsCreatedSinceSep24: count,
  groupsJoinedToday: count,
  groupsJoinedSinceSep24: count,
  uniquePlayersJoiningGroupsToday: count,
  uniquePlayersJoiningGroupsSinceSep24: count,
  newDailyGamePlayersToday: count,
});

const dashboardMetrics = z
  .object({
    totalStats,
    userEngagement: z.object({
      newUsersToday: count,
      returningUsersToday: count,
      averageSessionDuration: z.number().min(0).meta({
        description:
          'Average length of a session in minutes over the last 7 days, from its first to its last action; a pause of more than 30 minutes or midnight (UTC) ends a session',
      }),
    }),
    dailyGamesByNumber: z.array(z.object({ gameNumber: z.int(), started: count, completed: count })),
    dailyGamesStarted: onDates,
    dailyGamesCompleted: onDates,
    multiplayerGamesStarted: onDates,
    multiplayerGamesCompleted: onDates,
    hourlyActivity: z
      .array(z.object({ hour: z.int().min(0).max(23), dailyGames: count, multiplayerGames: count }))
      .meta({ description: 'Games started in each of the 24 hours (UTC) over the last 14 days' }),
    scoreDistribution: z.array(z.object({ range: z.string(), count })),
    feedbackStats: z.object({ feedbackThisWeek: count, totalFeedbackCount: count }),
    recentFeedback: z.array(feedbackItem).meta({ description: 'From the last 7 days, newest first' }),
    daysToCount: count.meta({ description: "Earlier days that haven't been counted yet" }),
    measuredAt: instant,
  })
  .meta({ id: 'DashboardMetrics' });
export type DashboardMetrics = z.infer<typeof dashboardMetrics>;

const adminMetrics = defineCall({
  method: 'GET',
  path: PATHS.adminMetrics,
  summary: 'Get the admin dashboard metrics, at most 10 seconds old',
  status: 200,
  ...forAdmins,
  response: z.object({ success, metrics: dashboardMetrics }),
});

const adminFeedback = defineCall({
  method: 'GET',
  path: PATHS.adminFeedback,
  summary: 'List recent player feedback, newest first',
  status: 200,
  ...forAdmins,
  query: z.object({
    days: z.coerce.number().int().min(1).max(366).default(7),
    limit: z.coerce.number().int().min(1).max(FEEDBACK_MAX_ROWS).default(FEEDBACK_MAX_ROWS),
  }),
  response: z.object({ success, feedback: z.array(feedbackItem) }),
});

const jobState = z
  .object({
    name: z.string(),
    cron: z.string().meta({ description: 'In UTC' }),
    nextRunAt: instant,
    lastStartedAt: instant.nullable(),
    lastEndedAt: instant.nullable(),
    lastSucceededAt: instant.nullable(),
    failures: count.meta({ description: 'Since the last success' }),
    lastError: z.string().nullable(),
  })
  .meta({ id: 'JobState' });
export type JobState = z.infer<typeof jobState>;

const upcomingDaily = z
  .object({
    date: isoDate,
    gameNumber: z.int().min(1),
    difficulty: z.number().nullable().meta({ description: 'Null until it has been calculated' }),
    expectedScore: z.number().nullable(),
    commitment: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .meta({ id: 'UpcomingDaily' });
export type UpcomingDaily = z.infer<typeof upcomingDaily>;

const instance = z
  .object({
    id: z.string(),
    host: z.string().meta({ description: 'The machine, pod or container it runs on' }),
    role: z.enum(['all', 'web', 'worker']),
    startedAt: instant,
    seenAt: instant,
  })
  .meta({ id: 'Instance' });
export type InstanceState = z.infer<typeof instance>;

const adminOperations = defineCall({
  method: 'GET',
  path: PATHS.adminOperations,
  summary: 'List jobs, upcoming dailies (without their letters), running instances and the last backup',
  status: 200,
  ...forAdmins,
  response: z.object({
    success,
    jobs: z.array(jobState),
    jobsWaiting: count.nullable().meta({ description: "Null while the queue isn't responding" }),
    comingDailies: z.array(upcomingDaily),
    instances: z.array(instance),
    lastBackup: z
      .object({ madeAt: instant, bytes: count })
      .nullable()
      .meta({ description: 'Null if no backup has been made' }),
  }),
});

const runAdminJob = defineCall({
  method: 'POST',
  path: PATHS.runAdminJob,
  summary: 'Queue an extra run of a scheduled job',
  status: 200,
  ...forAdmins,
  params: z.object({ name: z.string().regex(/^[a-z][a-z0-9-]{0,63}$/, "This isn't a valid job name") }),
  body: z.object({}).optional(),
  response: done,
});

export const adminCalls = { adminMetrics, adminFeedback, adminOperations, runAdminJob };
