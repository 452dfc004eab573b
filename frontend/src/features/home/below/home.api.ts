import type { LeaderboardEntry } from '@tessera/contracts/leaderboards';
import { PATHS } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { api, type ResponseOf } from '../../../store/api/api';
import { userTimezone } from '../../../store/daily/today';

const TOP_ROWS = 5;

export const { useTopFiveQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    topFive: build.query<readonly LeaderboardEntry[], PlainDate>({
      // The date isn't sent. It only keeps yesterday's response from being reused today.
      query: () => ({
        url: PATHS.leaderboardToday,
        params: { limit: TOP_ROWS, timezone: userTimezone() },
      }),
      transformResponse: ({ topScorers }: ResponseOf<'leaderboardToday'>) => topScorers,
      providesTags: ['Leaderboard', 'Daily'],
    }),
  }),
});
