import type { DuelSummary, LeaderboardEntry } from '@tessera/contracts';
import { PATHS } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { api, type ResponseOf } from '../../../store/api/api';
import { userTimezone } from '../../../store/daily/today';

const TOP_ROWS = 5;

const homeApi = api.enhanceEndpoints({ addTagTypes: ['Duels'] }).injectEndpoints({
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
    /** The games against the bot that the player has begun today. */
    runningDuels: build.query<readonly DuelSummary[], PlainDate>({
      query: () => ({ url: PATHS.duels, params: { timezone: userTimezone() } }),
      transformResponse: ({ duels }: ResponseOf<'listDuels'>) =>
        duels.filter(({ status }) => status === 'active'),
      providesTags: ['Duels'],
    }),
  }),
});

export const { useTopFiveQuery, useRunningDuelsQuery } = homeApi;
