import { PATHS } from '@tessera/contracts/constants';
import { gridFromRows, type DailyMove, type Letter } from '@tessera/rules';
import { api, type ResponseOf } from '../store/api/api';
import type { BestGrid, Review } from './solver-messages';

/**
 * The server's solver, for browsers that can't search by themselves. Mutations, because the answers are
 * cached elsewhere.
 */
const solverApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestPossible: build.mutation<BestGrid, readonly Letter[]>({
      query: (letters) => ({ url: PATHS.bestPossible, method: 'POST', body: { letters } }),
      transformResponse: ({ score, grid, upTo }: ResponseOf<'bestPossible'>) => ({
        score,
        grid: gridFromRows(grid),
        upTo,
      }),
    }),
    reviewDaily: build.mutation<Review, readonly DailyMove[]>({
      query: (moves) => ({ url: PATHS.reviewDaily, method: 'POST', body: { moves } }),
      transformResponse: ({ rounds, moments }: ResponseOf<'reviewDaily'>) => ({ rounds, moments }),
    }),
  }),
});

export const { bestPossible, reviewDaily } = solverApi.endpoints;
