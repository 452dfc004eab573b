import { LIMITS, PATHS } from '@tessera/contracts/constants';
import type { LeaderboardMode } from '@tessera/rules';
import { api, type AnswerOf } from '../../store/api';
import { userTimezone } from '../../store/today';

/** The visit that this belongs to; other visits don't reuse the response. */
type Visit = number;

interface StreaksQuery {
  readonly sort: Exclude<LeaderboardMode, 'today-score'>;
  readonly visit: Visit;
}

/** The last row that is shown; without it the first rows are returned. */
type AfterRow = { readonly afterCount?: number; readonly afterName?: string };

const limit = LIMITS.LEADERBOARD_ROWS;
const cached = { keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS, providesTags: ['Leaderboard'] } as const;

export const { useLeaderboardTodayQuery, useLeaderboardStreaksQuery, usePerfectClubInfiniteQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      leaderboardToday: build.query<AnswerOf<'leaderboardToday'>, Visit>({
        query: () => ({ url: PATHS.leaderboardToday, params: { limit, timezone: userTimezone() } }),
        ...cached,
      }),
      leaderboardStreaks: build.query<AnswerOf<'leaderboardStreaks'>['topStreaks'], StreaksQuery>({
        query: ({ sort }) => ({
          url: PATHS.leaderboardStreaks,
          params: { limit, minStreak: LIMITS.LEADERBOARD_MIN_STREAK, sort, timezone: userTimezone() },
        }),
        transformResponse: ({ topStreaks }: AnswerOf<'leaderboardStreaks'>) => topStreaks,
        ...cached,
      }),
      perfectClub: build.infiniteQuery<AnswerOf<'perfectClub'>, void, AfterRow>({
        query: ({ pageParam }) => ({ url: PATHS.perfectClub, params: pageParam }),
        infiniteQueryOptions: {
          initialPageParam: {},
          getNextPageParam: ({ leaderboard, hasMore }) => {
            const last = leaderboard.at(-1);
            return hasMore && last
              ? { afterCount: last.perfectScoreCount, afterName: last.playerName }
              : undefined;
          },
        },
        ...cached,
      }),
    }),
  });
