import type { DashboardMetrics, FeedbackItem } from '@tessera/contracts/admin';
import { addDays, plainDate } from '@tessera/rules';

const FIRST = plainDate('2026-11-07');
const on = (countOf: (day: number) => number) =>
  Array.from({ length: 14 }, (_, day) => ({ date: addDays(FIRST, day), count: countOf(day) }));

/** A message that is identifiable by its number. */
export const aFeedback = (number: number): FeedbackItem => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  email: number % 2 === 0 ? null : `player${number}@example.org`,
  message: `Message ${number}: more ochre, please`,
  createdAt: '2026-11-20T10:00:00.000Z',
});

/** All values are different, so that a test notices if two are mixed up. */
export const aDashboard = (change: Partial<DashboardMetrics> = {}): DashboardMetrics => ({
  totalStats: {
    totalDailyGames: 1234,
    totalCompletedDaily: 1101,
    conversionRateDaily: 88.4,
    totalMultiplayerGames: 321,
    totalCompletedMultiplayer: 201,
    conversionRateMultiplayer: 62.6,
    activeUsersToday: 412,
    topScoreDaily: 32,
    averageScoreDaily: 23.7,
    userAccountsCreatedToday: 11,
    userAccountsCreatedSinceSep24: 1011,
    leaderboardGroupsCreatedToday: 12,
    leaderboardGroupsCreatedSinceSep24: 1012,
    groupsJoinedToday: 13,
    groupsJoinedSinceSep24: 1013,
    uniquePlayersJoiningGroupsToday: 14,
    uniquePlayersJoiningGroupsSinceSep24: 1014,
    newDailyGamePlayersToday: 15,
  },
  userEngagement: { newUsersToday: 87, returningUsersToday: 325, averageSessionDuration: 7.3 },
  dailyGamesByNumber: Array.from({ length: 14 }, (_, i) => ({
    gameNumber: 676 + i,
    started: 150 + 7 * i,
    completed: 120 + 6 * i,
  })),
  dailyGamesStarted: on((day) => 160 + 5 * day),
  dailyGamesCompleted: on((day) => 130 + 4 * day),
  multiplayerGamesStarted: on((day) => 40 + ((day * 7) % 11)),
  multiplayerGamesCompleted: on((day) => 20 + ((day * 5) % 9)),
  hourlyActivity: Array.from({ length: 24 }, (_, hour) => ({
    hour,
    dailyGames: 10 * ((hour * 7) % 24),
    multiplayerGames: hour,
  })),
  scoreDistribution: [
    ['0–9', 20],
    ['10–14', 60],
    ['15–19', 220],
    ['20–24', 400],
    ['25–29', 240],
    ['30–31', 50],
    ['32', 10],
  ].map(([range, count]) => ({ range: String(range), count: Number(count) })),
  feedbackStats: { feedbackThisWeek: 6, totalFeedbackCount: 88 },
  recentFeedback: [1, 2, 3, 4, 5, 6].map(aFeedback),
  daysToCount: 0,
  measuredAt: '2026-11-20T12:34:56.000Z',
  ...change,
});

export const anOverview = () => ({
  success: true,
  jobsWaiting: 3,
  jobs: [
    {
      name: 'count-days',
      cron: '10 0 * * *',
      nextRunAt: '2026-11-21T00:10:00.000Z',
      lastStartedAt: '2026-11-20T00:10:00.000Z',
      lastEndedAt: '2026-11-20T00:10:01.000Z',
      lastSucceededAt: '2026-11-20T00:10:01.000Z',
      failures: 0,
      lastError: null,
    },
    {
      name: 'sweep',
      cron: '0 4 * * *',
      nextRunAt: '2026-11-21T04:00:00.000Z',
      lastStartedAt: '2026-11-20T04:00:00.000Z',
      lastEndedAt: '2026-11-20T04:00:01.000Z',
      lastSucceededAt: null,
      failures: 2,
      lastError: 'no broom',
    },
  ],
  lastBackup: { madeAt: '2026-11-20T02:30:00.000Z', bytes: 12_345_678 },
  comingDailies: [
    {
      date: '2026-11-21',
      gameNumber: 690,
      difficulty: 0.62,
      expectedScore: 25.4,
      commitment: 'ab'.repeat(32),
    },
  ],
  instances: [
    {
      id: 'V1StGXR8_Z',
      host: 'tessera-web-7d4b9',
      role: 'all',
      startedAt: '2026-11-20T08:00:00.000Z',
      seenAt: '2026-11-20T12:34:00.000Z',
    },
  ],
});
