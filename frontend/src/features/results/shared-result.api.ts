import type { PublicResult } from '@tessera/contracts/results';
import { LIMITS, PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../store/api/api';

/** Retrying is useless if the result doesn't exist, is no longer shared, or the ID is malformed. */
const FINAL = [400, 404, 410];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface SharedResultView {
  readonly shareId: string;
  /** Asks for the letters even if they are a spoiler. */
  readonly withLetters: boolean;
}

export const { useLazyPublicResultQuery, usePublicResultQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    publicResult: build.query<PublicResult, SharedResultView>({
      queryFn: async ({ shareId, withLetters }, _api, _options, ask) => {
        const url = pathOf(PATHS.publicResult, { shareId });
        for (let retries = 0; ; retries++) {
          const { data, error } = await ask(withLetters ? { url, params: { letters: 'true' } } : url);
          if (!error) return { data: (data as ResponseOf<'publicResultOf'>).result };
          if (FINAL.includes(error.status) || retries === LIMITS.SHARED_RETRIES) return { error };
          await pause(LIMITS.SHARED_RETRY_MS);
        }
      },
      // After the visitor's own daily, it comes with its letters.
      providesTags: ['Daily'],
    }),
  }),
});
