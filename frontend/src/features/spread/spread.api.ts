import type { DailySpread } from '@tessera/contracts';
import { PATHS, pathOf } from '@tessera/contracts/constants';
import type { PlainDate } from '@tessera/rules';
import { api, type AnswerOf } from '../../store/api/api';

export const { useDailySpreadQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    dailySpread: build.query<DailySpread, PlainDate>({
      query: (date) => pathOf(PATHS.dailySpread, { date }),
      transformResponse: ({ spread }: AnswerOf<'dailySpread'>) => spread,
      providesTags: ['Daily'],
    }),
  }),
});
