import { LIMITS, PATHS } from '@tessera/contracts/wire';
import type { SortMode } from '@tessera/rules';
import { api, type ResponseOf } from '../../store/api/api';
import { userTimezone } from '../../store/daily/today';

/** The number of the visit. Other visits don't reuse the response. */
type Visit = number;

interface LeaderboardQuery {
  readonly sort: SortMode;
  readonly visit: Visit;
}

/** The last row shown. Without it, the first rows are returned. */
type AfterRow = { readonly afterCount?: number; readonly afterName?: string };

const limit = LIMITS.LEADERBOARD_ROWS;
const cached = { keepUnusedDataFor: LIMITS.LEADERBOARD_KEPT_SECONDS, providesTags: ['Leaderboard'] } as const;

export const { useLeaderboardQuery, usePerfectClubInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    leaderboard: build.query<ResponseOf<'readLeaderboard'>, LeaderboardQuery>({
      query: ({ sort }) => ({
        url: PATHS.leaderboard,
        params: { sort, limit, timezone: userTimezone() },
      }),
      ...cached,
    }),
    perfectClub: build.infiniteQuery<ResponseOf<'perfectClub'>, void, AfterRow>({
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
