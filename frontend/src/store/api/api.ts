import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';
import type { CALLS } from '@tessera/contracts/calls';
import { type ReceivedResponseOf, type SentBodyOf, LIMITS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { toApiError, type ApiError } from './api-error';
import { syncClock } from '../clock';
import { currentIdentity } from '../identity/identity';
import { createSessionNotifiers } from '../notifications';
import { readNotice } from '../service-notice';
import type { Services } from '../services';

/** The request body of a call, by the call's name. */
export type BodyOf<Name extends keyof typeof CALLS> = SentBodyOf<(typeof CALLS)[Name]>;
export type ResponseOf<Name extends keyof typeof CALLS> = ReceivedResponseOf<(typeof CALLS)[Name]>;

const fetchAnswer = fetchBaseQuery({
  // There is no location during the build, which prerenders pages and makes no requests.
  baseUrl: typeof location === 'undefined' ? '' : location.origin,
  credentials: 'include',
  timeout: LIMITS.REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers) => headers.set(PLAYER_HEADER, currentIdentity().playerUUID),
});

const baseQuery: BaseQueryFn<string | FetchArgs, unknown, ApiError> = async (args, api, options) => {
  const requestedAt = Date.now();
  const { data, error: failure, meta } = await fetchAnswer(args, api, options);
  if (meta?.response) {
    syncClock(meta.response.headers, requestedAt);
    readNotice(meta.response);
  }
  if (!failure) return { data };
  const error = toApiError(failure, meta?.response?.statusText);
  const { code } = error;
  if (code === 'SESSION_INVALID' || code === 'DEVICE_FORGOTTEN')
    (api.extra as Services).get(createSessionNotifiers).end.notify({ source: 'rejection', code });
  return { error };
};

/** All requests to the server go through this. Features inject their endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Daily', 'Player', 'User', 'Leaderboard', 'Groups', 'Members'],
  keepUnusedDataFor: LIMITS.KEEP_UNUSED_SECONDS,
  refetchOnMountOrArgChange: LIMITS.FRESH_SECONDS,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});

/** The request of a call with a body, which is empty unless there is one. */
export const post = (url: string, body: object = {}, more?: Pick<FetchArgs, 'timeout'>) => ({
  url,
  method: 'POST',
  body,
  ...more,
});
export const put = (url: string, body: object) => ({ url, method: 'PUT', body });

/**
 * Options of a query whose names others can see: while the page is in view, it is refetched so often that what
 * moderators have removed is gone within ten seconds.
 */
export const OPEN_PAGE = {
  pollingInterval: 8000,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
} as const;
