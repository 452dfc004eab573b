import { PATHS } from '@tessera/contracts/wire';
import { gridFromRows } from '@tessera/rules';
import { api, type ResponseOf } from '../store/api/api';
import type { BestGrid, Review, SolverCalls } from './solver-messages';

/**
 * The server's solver, for browsers that can't search by themselves. Mutations, because the answers are
 * cached elsewhere.
 */
const solverApi = api.injectEndpoints({
  endpoints: (build) => ({
    bestPossible: build.mutation<BestGrid, SolverCalls['best']['asks']>({
      query: (body) => ({ url: PATHS.bestPossible, method: 'POST', body }),
      transformResponse: ({ score, grid, upTo }: ResponseOf<'bestPossible'>) => ({
        score,
        grid: gridFromRows(grid),
        upTo,
      }),
    }),
    reviewDaily: build.mutation<Review, SolverCalls['review']['asks']>({
      query: (body) => ({ url: PATHS.reviewDaily, method: 'POST', body }),
      transformResponse: ({ rounds, moments }: ResponseOf<'reviewDaily'>) => ({ rounds, moments }),
    }),
  }),
});

export const { bestPossible, reviewDaily } = solverApi.endpoints;
