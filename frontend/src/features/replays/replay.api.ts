import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, post, type ResponseOf } from '../../store/api/api';

export type OwnReplay = ResponseOf<'gameReplay'>;

const replays = api.enhanceEndpoints({ addTagTypes: ['Replay'] });

const replayApi = replays.injectEndpoints({
  endpoints: (build) => ({
    replay: build.query<OwnReplay, string>({
      query: (gameId) => pathOf(PATHS.gameReplay, { gameId }),
      providesTags: ['Replay'],
    }),
    publicReplay: build.query<ResponseOf<'publicReplay'>, string>({
      query: (shareId) => pathOf(PATHS.publicReplay, { shareId }),
      providesTags: ['Replay'],
    }),
    shareReplay: build.mutation<ResponseOf<'shareReplay'>, string>({
      query: (gameId) => post(pathOf(PATHS.shareReplay, { gameId })),
      invalidatesTags: ['Replay'],
    }),
    stopSharingReplay: build.mutation<null, string>({
      query: (gameId) => ({ url: pathOf(PATHS.shareReplay, { gameId }), method: 'DELETE' }),
      invalidatesTags: ['Replay'],
    }),
  }),
});

export const { useReplayQuery, usePublicReplayQuery, useShareReplayMutation, useStopSharingReplayMutation } =
  replayApi;
