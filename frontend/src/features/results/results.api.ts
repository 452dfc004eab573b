import { LIMITS, PATHS } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api';

export const { useShareResultQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    // It changes something only the first time: as a query its answer is kept, and asked for when a dialog opens.
    shareResult: build.query<AnswerOf<'shareResult'>, string>({
      query: (gameId) => ({
        url: PATHS.shareResult,
        method: 'POST',
        body: { gameId },
        timeout: LIMITS.SHARE_TIMEOUT_MS,
      }),
    }),
  }),
});
