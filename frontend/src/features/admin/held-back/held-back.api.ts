import type { HeldBackResult } from '@tessera/contracts/admin';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf, type BodyOf } from '../../../store/api/api';

type Decision = Pick<HeldBackResult, 'gameId'> & BodyOf<'decideHeldBack'>;

const heldBackApi = api.injectEndpoints({
  endpoints: (build) => ({
    heldBack: build.infiniteQuery<ResponseOf<'adminHeldBack'>, void, number>({
      query: ({ pageParam }) => ({ url: PATHS.adminHeldBack, params: { page: pageParam } }),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ hasMore }, _pages, page) => (hasMore ? page + 1 : undefined),
      },
    }),
    decideHeldBack: build.mutation<ResponseOf<'decideHeldBack'>, Decision>({
      query: ({ gameId, ...body }) => ({
        url: pathOf(PATHS.decideHeldBack, { gameId }),
        method: 'POST',
        body,
      }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const decided = await queryFulfilled.then(
          ({ data }) => data.result,
          () => null,
        );
        if (!decided) return;
        dispatch(
          heldBackApi.util.updateQueryData('heldBack', undefined, ({ pages }) => {
            for (const { results } of pages) {
              const at = results.findIndex(({ gameId }) => gameId === decided.gameId);
              if (at >= 0) results[at] = decided;
            }
          }),
        );
      },
    }),
  }),
});

export const { useHeldBackInfiniteQuery, useDecideHeldBackMutation } = heldBackApi;
