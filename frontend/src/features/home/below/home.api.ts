import type { LeaderboardEntry } from '@tessera/contracts';
import { PATHS, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { api, type AnswerOf } from '../../../store/api/api';
import { userTimezone } from '../../../store/daily/today';

const TOP_ROWS = 5;

/** Scores in past dailies, by date. */
type Scores = Readonly<Record<string, number>>;

export const { useTopFiveQuery, useMonthScoresQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    topFive: build.query<readonly LeaderboardEntry[], PlainDate>({
      // The date isn't sent. It only keeps yesterday's response from being reused today.
      query: () => ({
        url: PATHS.leaderboardToday,
        params: { limit: TOP_ROWS, timezone: userTimezone() },
      }),
      transformResponse: ({ topScorers }: AnswerOf<'leaderboardToday'>) => topScorers,
      providesTags: ['Leaderboard', 'Daily'],
    }),
    monthScores: build.query<Scores, string>({
      query: (month) => pathOf(PATHS.practiceMonth, { month }),
      transformResponse: ({ days }: AnswerOf<'practiceMonth'>) =>
        Object.fromEntries(
          days.flatMap(({ date, dailyScore }) => (dailyScore === null ? [] : [[date, dailyScore]])),
        ),
      providesTags: ['Daily'],
    }),
  }),
});
