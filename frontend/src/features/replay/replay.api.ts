import type { Replay } from '@tessera/contracts';
import { LIMITS, PATHS, pathOf } from '@tessera/contracts/constants';
import { api, type AnswerOf } from '../../store/api/api';

export type OwnReplay = AnswerOf<'gameReplay'>;
export type PublicReplay = AnswerOf<'publicReplay'>;
export type PlayerIndex = OwnReplay['you'];
export type { Replay };

interface FinishedGames {
  readonly playerUUID: string;
  /** The public ID of the only opponent to list. */
  readonly friend: string | null;
}

const replays = api.enhanceEndpoints({ addTagTypes: ['Replay'] });

const replayApi = replays.injectEndpoints({
  endpoints: (build) => ({
    replay: build.query<OwnReplay, string>({
      query: (gameId) => pathOf(PATHS.gameReplay, { gameId }),
      providesTags: ['Replay'],
    }),
    publicReplay: build.query<PublicReplay, string>({
      query: (shareId) => pathOf(PATHS.publicReplay, { shareId }),
      providesTags: ['Replay'],
    }),
    shareReplay: build.mutation<AnswerOf<'shareReplay'>, string>({
      query: (gameId) => ({
        url: pathOf(PATHS.shareReplay, { gameId }),
        method: 'POST',
        body: {},
        timeout: LIMITS.SHARE_TIMEOUT_MS,
      }),
      invalidatesTags: ['Replay'],
    }),
    stopSharingReplay: build.mutation<null, string>({
      query: (gameId) => ({ url: pathOf(PATHS.shareReplay, { gameId }), method: 'DELETE' }),
      invalidatesTags: ['Replay'],
    }),
    finishedGames: build.infiniteQuery<AnswerOf<'finishedGames'>, FinishedGames, string | null>({
      query: ({ queryArg: { playerUUID, friend }, pageParam }) => ({
        url: pathOf(PATHS.finishedGames, { playerUUID }),
        params: { ...(friend !== null && { friend }), ...(pageParam !== null && { before: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
    }),
  }),
});

export const {
  useReplayQuery,
  usePublicReplayQuery,
  useShareReplayMutation,
  useStopSharingReplayMutation,
  useFinishedGamesInfiniteQuery,
} = replayApi;
