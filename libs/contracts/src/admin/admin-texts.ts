import type { HeldBackReason } from '../daily/held-back.js';

/** Texts of the admin dashboard. Only that page loads them. */
export const ADMIN_TEXTS = {
  title: 'Admin Dashboard',
  tagline: 'Game analytics and performance metrics',
  moderatorTagline: 'Reports and names',
  loading: 'Loading dashboard metrics...',
  failed: 'Error loading dashboard',
  retry: 'Retry',
  refresh: 'Refresh',
  refreshFailed: 'Failed to refresh the metrics.',
  adminsOnly: 'Admins only',
  adminsOnlyDetail: 'This page is only for administrators and moderators.',
  adminsOnlySignIn: 'Sign in with an admin account to see this page.',
  showNumbers: 'Show numbers',

  dailyGames: 'Daily games, last week',
  multiplayerGames: 'Multiplayer games, last week',
  activeToday: 'Active users today',
  scores: '1Pv3 challenge scores, last week',
  todaysActivity: "Today's Activity",
  accountsCreated: 'Accounts created',
  groupsCreated: 'Leaderboard groups created',
  groupsJoined: 'Groups joined',
  uniqueJoiners: 'Unique players joining groups',
  newDailyPlayers: 'New daily game players',
  firstTime: 'first-time players today',

  byNumber: 'Daily activity, last 14 games',
  multiplayerByDate: 'Multiplayer activity, last 14 days',
  byDate: 'Started and completed, last 14 days',
  rateNote: 'Above 100%: some games were started on an earlier day.',
  peakHours: 'Peak hours (GMT)',
  distribution: 'Score distribution',
  engagement: 'Engagement',
  dailyChart: 'Daily games',
  multiplayerChart: 'Multiplayer games',
  started: 'Started',
  completed: 'Completed',
  rate: 'Rate',
  starts: 'Starts',
  games: 'Games',
  averageSession: 'Average session',
  newUsers: 'New users today',
  completionRate: 'Completion rate from 19 July',

  feedback: 'Recent Player Feedback',
  noFeedback: 'No feedback in this period',
  feedbackFailed: 'Failed to load more feedback',

  heldBackTab: 'Held Back',
  heldBack: 'Held-back results',
  heldBackNote:
    'Not on the public leaderboards. Players are told why; their streaks and groups count these results.',
  heldBackLoading: 'Loading held-back results...',
  heldBackFailed: 'Failed to load held-back results',
  heldBackEmpty: 'No results have been held back',
  heldBackMore: 'Older Results',
  heldBackMoreFailed: 'Failed to load older results',
  noName: 'No name',
  game: 'Game',
  score: 'Score',
  reason: 'Reason',
  played: 'Played in',
  newPlayers: 'New player on network',
  heldBackAt: 'Completed',
  decision: 'Decision',
  letCount: 'Let It Count',
  holdBack: 'Hold Back',
  letCountDone: 'This result counts now',
  holdBackDone: 'This result is held back again',
  decideFailed: 'Failed to save the decision',

  jobs: 'Jobs',
  queueAway: "The queue isn't responding",
  running: 'running',
  runNow: 'Run Now',
  runAsked: 'Job queued. It will run shortly.',
  runFailed: 'Failed to start the job',
  noBackup: 'No backup has been made.',
  coming: 'Upcoming dailies',
  comingNote: 'Commitments and difficulty. Letters stay hidden.',
  instances: 'Running instances',
  operationsLoading: 'Loading operations...',
  operationsFailed: 'Failed to load operations',
} as const;

export const jobsWaiting = (count: number): string => `${count} waiting`;

/** 'Last backup: 26 Nov, 02:30 (1.2 MB)' */
export const lastBackupText = (time: string, bytes: number): string =>
  `Last backup: ${time} (${(bytes / 1e6).toFixed(1)} MB)`;

export const sinceCommunity = (count: string): string => `${count} since 24 Sept`;

export const lastUpdated = (time: string): string => `Last updated ${time}`;

/** Some past days may not have been counted yet, for instance after the first start. */
export const stillCounting = (days: number): string =>
  days === 1 ? '1 earlier day is still being counted.' : `${days} earlier days are still being counted.`;

export const lastDaysText = (days: number): string => `Last ${days} days`;

/** There may be older messages. */
export const noFeedbackSince = (days: number): string => `Nothing in the last ${days} days`;

export const feedbackCounts = (thisWeek: number, total: number): string =>
  `${thisWeek} this week, ${total} in total`;

export const HELD_BACK_REASON_TEXTS: Readonly<Record<HeldBackReason, string>> = {
  'too-fast': 'Too fast',
  'many-new-players': 'Many new players',
  'many-high-scores': 'Many high scores',
};

/** '24 s', '5 min', '3 h' */
export const durationText = (seconds: number): string =>
  seconds < 120
    ? `${seconds} s`
    : seconds < 7200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3600)} h`;
