import { LIMITS, PATHS } from '@tessera/contracts/constants';
import type { LeaderboardMode } from '@tessera/rules';
import { api, type AnswerOf } from '../../store/api';
import { userTimezone } from '../../store/today';

/** Which visit asks: its answers are not shown to another one. */
type Visit = number;

interface StreaksQuery {
  readonly sort: Exclude<LeaderboardMode, 'today-score'>;
  readonly visit: Visit;
}

const limit = LIMITS.LEADERBOARD_ROWS;
const kept = { keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS, providesTags: ['Leaderboard'] } as const;

export const { useLeaderboardTodayQuery, useLeaderboardStreaksQuery, usePerfectClubQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      leaderboardToday: build.query<AnswerOf<'leaderboardToday'>, Visit>({
        query: () => ({ url: PATHS.leaderboardToday, params: { limit, timezone: userTimezone() } }),
        ...kept,
      }),
      leaderboardStreaks: build.query<AnswerOf<'leaderboardStreaks'>['topStreaks'], StreaksQuery>({
        query: ({ sort }) => ({
          url: PATHS.leaderboardStreaks,
          params: { limit, minStreak: LIMITS.LEADERBOARD_MIN_STREAK, sort, timezone: userTimezone() },
        }),
        transformResponse: ({ topStreaks }: AnswerOf<'leaderboardStreaks'>) => topStreaks,
        ...kept,
      }),
      perfectClub: build.query<AnswerOf<'perfectClub'>['leaderboard'], void>({
        query: () => PATHS.perfectClub,
        transformResponse: ({ leaderboard }: AnswerOf<'perfectClub'>) => leaderboard,
        ...kept,
      }),
    }),
  });
