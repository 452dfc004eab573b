import { LIMITS, PATHS } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api';

/** A demonstration shares a result that is no player's. */
const isDemo = (gameId: string): boolean => /demo/i.test(gameId);

export const { useShareResultQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // It changes something only the first time: as a query its answer is kept, and asked for when a dialog opens.
    shareResult: build.query<AnswerOf<'shareResult'>, string>({
      query: (gameId) => ({
        url: isDemo(gameId) ? PATHS.shareDemoResult : PATHS.shareResult,
        method: 'POST',
        body: { gameId },
        timeout: LIMITS.SHARE_TIMEOUT_MS,
      }),
    }),
  }),
});
