import type { DailyGame } from '@tessera/contracts/daily';
import { LIMITS, PATHS, pathOf } from '@tessera/contracts/wire';
import { toSlashed, type PlainDate } from '@tessera/rules';
import { ownCompletionOn, useCompletionOn } from '../../store/daily/completions';
import { toApiError } from '../../store/api/api-error';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';
import { today, userTimezone } from '../../store/daily/today';
import type { Services } from '../../store/services';
import { noteLiveGames } from '../../store/live-games';

interface Completion {
  gameId: string;
  body: BodyOf<'completeDaily'>;
}

const LATE = { error: toApiError({ status: 'TIMEOUT_ERROR', error: '' }) };
/** How long the last answer to a connectivity check took. If that was long, the connection is slow, not gone. */
const createLastPing = () => ({ ms: 0 });

export const dailyApi = api.enhanceEndpoints({ addTagTypes: ['Duels'] }).injectEndpoints({
  endpoints: (build) => ({
    checkCompletion: build.query<ResponseOf<'checkCompletion'>, PlainDate>({
      query: (date) => ({ url: PATHS.checkCompletion, params: { date } }),
      providesTags: ['Daily', 'Player', 'Groups', 'Duels'],
      onQueryStarted: async (_, { queryFulfilled }) => {
        const known = await queryFulfilled.catch(() => null);
        if (known) noteLiveGames(known.data.hasLiveGames);
      },
    }),
    dailyHighScore: build.query<number | null, PlainDate>({
      queryFn: async (date, _api, _options, ask) => {
        const ofDate = await ask(pathOf(PATHS.dailyHighScore, { date: toSlashed(date) }));
        if (!ofDate.error) return { data: (ofDate.data as ResponseOf<'dailyHighScore'>).highScore };
        // Only today's high score has a second endpoint.
        if (date !== today()) return { error: ofDate.error };
        const { data, error } = await ask({
          url: PATHS.dailyTodayHighScore,
          params: { timezone: userTimezone() },
        });
        return error ? { error } : { data: (data as ResponseOf<'dailyTodayHighScore'>).todaysHighScore };
      },
      providesTags: ['Daily'],
    }),
    daily: build.query<DailyGame, string>({
      query: (gameId) => pathOf(PATHS.getDaily, { gameId }),
      transformResponse: ({ game }: ResponseOf<'getDaily'>) => game,
      // A completed game doesn't change any more.
      providesTags: (game) => (game?.status === 'completed' ? [] : ['Daily']),
    }),
    createDaily: build.mutation<DailyGame, string>({
      query: (userTimezone) => post(PATHS.createDaily, { userTimezone }),
      transformResponse: ({ game }: ResponseOf<'createDaily'>) => game,
      invalidatesTags: (game) => (game ? ['Daily'] : []),
    }),
    completeDaily: build.mutation<DailyGame, Completion>({
      query: ({ gameId, body }) => post(pathOf(PATHS.completeDaily, { gameId }), body),
      transformResponse: ({ game }: ResponseOf<'completeDaily'>) => game,
      invalidatesTags: (game) => (game ? ['Daily', 'Player'] : []),
    }),
    syncState: build.mutation<ResponseOf<'syncState'>, BodyOf<'syncState'>>({
      query: (body) => post(PATHS.syncState, body),
    }),
    restoreState: build.query<ResponseOf<'restoreState'>, PlainDate>({
      query: (date) => ({ url: PATHS.restoreState, params: { date } }),
    }),
    connectivity: build.query<null, void>({
      queryFn: async (_, { extra }, _options, baseQuery) => {
        const last = (extra as Services).get(createLastPing);
        const sentAt = performance.now();
        const ping = Promise.resolve(baseQuery({ url: PATHS.connectivityTest, method: 'HEAD' }));
        void ping.then(({ error }) => {
          if (!error) last.ms = performance.now() - sentAt;
        });
        const timeout = Math.max(LIMITS.CONNECTIVITY_TIMEOUT_MS, 2 * last.ms);
        // In two steps, so that a page that was frozen meanwhile can still receive the answer.
        const wait = () => new Promise((resolve) => setTimeout(resolve, timeout / 2));
        const late = wait()
          .then(wait)
          .then(() => LATE);
        const { error } = await Promise.race([ping, late]);
        return error ? { error } : { data: null };
      },
    }),
  }),
});

export const { useConnectivityQuery, useDailyHighScoreQuery, useDailyQuery } = dailyApi;

/** The player may just have switched devices. */
const ASK_AGAIN_AFTER_S = 30;

/**
 * The player's progress in a date's daily: from the server, which knows their other devices, and until it
 * responds from the browser, which works offline. Used by home and the menu.
 */
export function useDailyCompletion(date: PlainDate) {
  const query = dailyApi.useCheckCompletionQuery(date, { refetchOnMountOrArgChange: ASK_AGAIN_AFTER_S });
  // Not of another date, even if this one's can't be loaded.
  const { currentData: data } = query;
  const here = useCompletionOn(date);
  return {
    ...query,
    data,
    completion: data?.completion ?? ownCompletionOn(date),
    /** Also if another player has completed it in this browser. */
    isPlayed: here !== null || data?.hasCompleted === true,
  };
}
