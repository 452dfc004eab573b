import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf } from '../../store/api/api';

/** A demo shares a result that belongs to no player. */
const isDemo = (gameId: string): boolean => /demo/i.test(gameId);

export const { useShareResultQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // Only the first call changes anything. As a query, its response is cached and fetched when a dialog opens.
    shareResult: build.query<ResponseOf<'shareResult'>, string>({
      query: (gameId) => post(isDemo(gameId) ? PATHS.shareDemoResult : PATHS.shareResult, { gameId }),
    }),
  }),
});
