import { PATHS } from '@tessera/contracts/wire';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';

export const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The server's public key, or null if it sends no notices. */
    pushKey: build.query<string | null, void>({
      query: () => PATHS.push,
      transformResponse: ({ publicKey }: ResponseOf<'pushKey'>) => publicKey,
    }),
    savePushSubscription: build.mutation<ResponseOf<'savePushSubscription'>, BodyOf<'savePushSubscription'>>({
      query: (body) => post(PATHS.pushSubscriptions, body),
    }),
    deletePushSubscription: build.mutation<null, BodyOf<'deletePushSubscription'>>({
      query: (body) => ({ url: PATHS.pushSubscriptions, method: 'DELETE', body }),
    }),
  }),
});

export const { usePushKeyQuery } = pushApi;
