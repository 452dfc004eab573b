import { LIMITS, PATHS, pathOf } from '@tessera/contracts/constants';
import type { PublicResult } from '@tessera/contracts';
import { api, type AnswerOf } from '../../store/api';

/** No patience helps where there is nothing, or where the address is none. */
const FINAL = [400, 404];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const { usePublicResultQuery, useShareResultQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    publicResult: build.query<PublicResult, string>({
      queryFn: async (shareId, _api, _options, ask) => {
        for (let retries = 0; ; retries++) {
          const { data, error } = await ask(pathOf(PATHS.publicResult, { shareId }));
          if (!error) return { data: (data as AnswerOf<'publicResultOf'>).result };
          if (FINAL.includes(error.status) || retries === LIMITS.SHARED_RETRIES) return { error };
          await pause(LIMITS.SHARED_RETRY_MS);
        }
      },
    }),
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
