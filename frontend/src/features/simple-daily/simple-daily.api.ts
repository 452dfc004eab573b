import type { SimpleDaily } from '@tessera/contracts/daily';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';
import { userTimezone } from '../../store/daily/today';

interface Act {
  gameId: string;
  body: BodyOf<'actInSimpleDaily'>;
}

export const simpleDailyApi = api.injectEndpoints({
  endpoints: (build) => ({
    createSimpleDaily: build.mutation<SimpleDaily, void>({
      query: () => post(PATHS.createSimpleDaily, { userTimezone: userTimezone() }),
      transformResponse: ({ game }: ResponseOf<'createSimpleDaily'>) => game,
    }),
    /** A mutation, so that the response never comes from a cache. */
    readSimpleDaily: build.mutation<SimpleDaily, string>({
      query: (gameId) => pathOf(PATHS.simpleDaily, { gameId }),
      transformResponse: ({ game }: ResponseOf<'getSimpleDaily'>) => game,
    }),
    actInSimpleDaily: build.mutation<SimpleDaily, Act>({
      query: ({ gameId, body }) => post(pathOf(PATHS.simpleDailyAction, { gameId }), body),
      transformResponse: ({ game }: ResponseOf<'actInSimpleDaily'>) => game,
    }),
  }),
});
