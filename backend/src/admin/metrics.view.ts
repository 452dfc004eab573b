import type { DashboardMetrics } from '@tessera/contracts/admin';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, type PlainDate } from '@tessera/rules';
import type { DayMetrics, DailyNumberMetrics } from './admin-day.entity.js';
import type { Sums } from './metrics.repository.js';

/**
 * The newest dailies, oldest first, without gaps: a daily that nobody played has zeros. The last one is today's, or
 * a later one that is played where it's already tomorrow. Empty before the first game ever.
 */
export function byGameNumber(
  days: readonly Pick<DayMetrics, 'gameNumbers'>[],
  todays: number,
): DailyNumberMetrics[] {
  const played = new Map<number, DailyNumberMetrics>();
  for (const { gameNumber, started, completed } of days.flatMap(({ gameNumbers }) => gameNumbers)) {
    const before = played.get(gameNumber);
    played.set(gameNumber, {
      gameNumber,
      started: (before?.started ?? 0) + started,
      completed: (before?.completed ?? 0) + completed,
    });
  }
  if (played.size === 0) return [];
  const last = Math.max(todays, ...played.keys());
  const first = Math.max(1, last - LIMITS.DASHBOARD_GAME_NUMBERS + 1);
  return Array.from(
    { length: last - first + 1 },
    (_, i) => played.get(first + i) ?? { gameNumber: first + i, started: 0, completed: 0 },
  );
}

/** The input of the dashboard's metrics. */
interface MetricsInput {
  today: PlainDate;
  /** The number of today's daily. */
  gameNumber: number;
  /** The metrics of the latest days, including today. Days without an entry had no activity. */
  days: ReadonlyMap<PlainDate, DayMetrics>;
  /** The totals of the days before the first one in `live`. */
  sums: Sums;
  /** The days counted live: today, and days that the nightly job hasn't counted yet. */
  live: readonly DayMetrics[];
}

type CountedMetrics = Pick<
  DashboardMetrics,
  | 'totalStats'
  | 'userEngagement'
  | 'dailyGamesByNumber'
  | 'dailyGamesStarted'
  | 'dailyGamesCompleted'
  | 'multiplayerGamesStarted'
  | 'multiplayerGamesCompleted'
  | 'hourlyActivity'
  | 'scoreDistribution'
>;

const SCORE_RANGES = [[0, 9], [10, 14], [15, 19], [20, 24], [25, 29], [30, 31], [32, 32]] as const; // oxfmt-ignore

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Percent, at most 100: games may have been started before the period in which they were completed. */
const rateOf = (completed: number, started: number): number =>
  started === 0 ? 0 : Math.min(100, oneDecimal((100 * completed) / started));

const startedOf = ({ dailyByHour }: DayMetrics): number => total(dailyByHour);
const completedOf = ({ scores }: DayMetrics): number => total(scores);
const begunOf = ({ multiplayerByHour }: DayMetrics): number => total(multiplayerByHour);
const endedOf = ({ multiplayerCompleted }: DayMetrics): number => multiplayerCompleted;

/** Adds up lists element by element. */
const stacked = (lists: readonly (readonly number[])[]): number[] =>
  lists.reduce<number[]>((sums, list) => list.map((count, at) => count + (sums[at] ?? 0)), []);

/** The best and the mean score, from the number of games with each score. */
function scoring(scores: readonly number[]) {
  const games = total(scores);
  if (games === 0) return { topScoreDaily: null, averageScoreDaily: null };
  const points = total(scores.map((count, score) => count * score));
  return {
    topScoreDaily: scores.findLastIndex((count) => count > 0),
    averageScoreDaily: oneDecimal(points / games),
  };
}

/** Calculates the dashboard's metrics from those of the days. */
export function dashboardMetrics({ today, gameNumber, days, sums, live }: MetricsInput): CountedMetrics {
  const dates = Array.from({ length: LIMITS.DASHBOARD_DAYS }, (_, i) =>
    addDays(today, i + 1 - LIMITS.DASHBOARD_DAYS),
  );
  const known = dates.flatMap((date) => days.get(date) ?? []);
  const week = dates.slice(-LIMITS.DASHBOARD_WEEK_DAYS).flatMap((date) => days.get(date) ?? []);
  const ofWeek = (metric: (day: DayMetrics) => number): number => total(week.map(metric));
  const onDates = (metric: (day: DayMetrics) => number) =>
    dates.map((date) => {
      const day = days.get(date);
      return { date, count: day ? metric(day) : 0 };
    });
  const todays = days.get(today);
  const since = (metric: 'accountsCreated' | 'groupsCreated' | 'groupsJoined' | 'firstJoiners'): number =>
    sums[metric] + total(live.map((day) => day[metric]));
  const [dailies, hours, meetings] = [
    stacked(known.map(({ scores }) => scores)),
    stacked(known.map(({ dailyByHour }) => dailyByHour)),
    stacked(known.map(({ multiplayerByHour }) => multiplayerByHour)),
  ];
  const sessions = ofWeek((day) => day.sessions);
  const [active, fresh] = [todays?.activeUsers ?? 0, todays?.newUsers ?? 0];
  return {
    totalStats: {
      totalDailyGames: ofWeek(startedOf),
      totalCompletedDaily: ofWeek(completedOf),
      conversionRateDaily: rateOf(
        sums.dailyCompleted + total(live.map(completedOf)),
        sums.dailyStarted + total(live.map(startedOf)),
      ),
      totalMultiplayerGames: ofWeek(begunOf),
      totalCompletedMultiplayer: ofWeek(endedOf),
      conversionRateMultiplayer: rateOf(ofWeek(endedOf), ofWeek(begunOf)),
      activeUsersToday: active,
      ...scoring(stacked(week.map(({ scores }) => scores))),
      userAccountsCreatedToday: todays?.accountsCreated ?? 0,
      userAccountsCreatedSinceSep24: since('accountsCreated'),
      leaderboardGroupsCreatedToday: todays?.groupsCreated ?? 0,
      leaderboardGroupsCreatedSinceSep24: since('groupsCreated'),
      groupsJoinedToday: todays?.groupsJoined ?? 0,
      groupsJoinedSinceSep24: since('groupsJoined'),
      uniquePlayersJoiningGroupsToday: todays?.joiners ?? 0,
      uniquePlayersJoiningGroupsSinceSep24: since('firstJoiners'),
      newDailyGamePlayersToday: todays?.newDailyPlayers ?? 0,
    },
    userEngagement: {
      newUsersToday: fresh,
      returningUsersToday: active - fresh,
      averageSessionDuration:
        sessions === 0 ? 0 : oneDecimal(ofWeek((day) => day.sessionSeconds) / 60 / sessions),
    },
    dailyGamesByNumber: byGameNumber(known, gameNumber),
    dailyGamesStarted: onDates(startedOf),
    dailyGamesCompleted: onDates(completedOf),
    multiplayerGamesStarted: onDates(begunOf),
    multiplayerGamesCompleted: onDates(endedOf),
    hourlyActivity: Array.from({ length: 24 }, (_, hour) => ({
      hour,
      dailyGames: hours[hour] ?? 0,
      multiplayerGames: meetings[hour] ?? 0,
    })),
    scoreDistribution: SCORE_RANGES.map(([low, high]) => ({
      range: low === high ? String(low) : `${low}–${high}`,
      count: total(dailies.slice(low, high + 1)),
    })),
  };
}
