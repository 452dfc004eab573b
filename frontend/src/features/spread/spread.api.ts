import type { DailySpread } from '@tessera/contracts/daily';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { api, type ResponseOf } from '../../store/api/api';

export const { useDailySpreadQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    dailySpread: build.query<DailySpread, PlainDate>({
      query: (date) => pathOf(PATHS.dailySpread, { date }),
      transformResponse: ({ spread }: ResponseOf<'dailySpread'>) => spread,
      providesTags: ['Daily'],
    }),
  }),
});
