import type { DuelGameView } from '@tessera/contracts/duels';
import type { ActiveGame, LiveGameView } from '@tessera/contracts/live';
import { LIMITS, PATHS, pathOf } from '@tessera/contracts/wire';
import { noteLiveGames } from '../../store/live-games';
import type { Services } from '../../store/services';
import { createTurnSigns } from './turns/turn-signs';
import { api, post, type ResponseOf, type BodyOf } from '../../store/api/api';

export const presenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    presenceConfig: build.query<boolean, void>({
      query: () => PATHS.presenceConfig,
      transformResponse: ({ enabled }: ResponseOf<'presenceConfig'>) => enabled,
    }),
  }),
});

export const { usePresenceConfigQuery } = presenceApi;

/** A request about one game: its code and the call's own body. */
type OfGame<Body> = NonNullable<Body> & { gameId: string };

/** The same call also returns duels, which have their own pages. */
export function asLiveGame(game: LiveGameView | DuelGameView): LiveGameView {
  if (game.gameMode !== 'multiplayer') throw new Error('A duel is not a two-player game');
  return game;
}

/** Detects a dead connection, so that the command is sent again. */
const timeout = LIMITS.CONNECT_TIMEOUT_MS;

const games = api.enhanceEndpoints({ addTagTypes: ['Games'] });

export const gameApi = games.injectEndpoints({
  endpoints: (build) => ({
    createGame: build.mutation<ResponseOf<'createGame'>, BodyOf<'createGame'>>({
      query: (body) => post(PATHS.createGame, body, { timeout }),
      invalidatesTags: ['Games'],
    }),
    joinGame: build.mutation<ResponseOf<'joinGame'>, OfGame<BodyOf<'joinGame'>>>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.joinGame, { gameId }), body, { timeout }),
      invalidatesTags: ['Games'],
    }),
    submitLetter: build.mutation<ResponseOf<'submitLetter'>, OfGame<BodyOf<'submitLetter'>>>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.submitLetter, { gameId }), body, { timeout }),
    }),
    submitPlacement: build.mutation<ResponseOf<'submitPlacement'>, OfGame<BodyOf<'submitPlacement'>>>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.submitPlacement, { gameId }), body, { timeout }),
    }),
    /** A mutation, so that the response never comes from a cache. */
    refreshGame: build.mutation<ResponseOf<'getGame'>, { gameId: string }>({
      query: ({ gameId }) => ({ url: pathOf(PATHS.getGame, { gameId }), timeout }),
    }),
    resetPlayer: build.mutation<ResponseOf<'resetPlayer'>, { gameId: string; playerId: 1 | 2 }>({
      query: ({ gameId, playerId }) =>
        post(pathOf(PATHS.resetPlayer, { gameId, playerId: String(playerId) })),
    }),
    updateStatus: build.mutation<ResponseOf<'updateStatus'>, OfGame<BodyOf<'updateStatus'>>>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.updateStatus, { gameId }), body, { timeout }),
    }),
    rematch: build.mutation<ResponseOf<'rematch'>, { gameId: string }>({
      query: ({ gameId }) => post(pathOf(PATHS.rematch, { gameId })),
      invalidatesTags: ['Games'],
    }),
    activeGames: build.query<ActiveGame[], string>({
      query: (playerUUID) => pathOf(PATHS.activeGames, { playerUUID }),
      transformResponse: ({ games }: ResponseOf<'activeGames'>) => games,
      providesTags: ['Games'],
      onQueryStarted: async (_, { dispatch, extra, queryFulfilled }) => {
        const known = await queryFulfilled.catch(() => null);
        if (!known) {
          // The next regular request would come too late for a sign that says whose turn it is.
          setTimeout(() => dispatch(games.util.invalidateTags(['Games'])), LIMITS.POLL_GAME_EVERY_MS);
          return;
        }
        noteLiveGames(known.data.length > 0);
        const turns = known.data.filter(({ isYourTurn }) => isYourTurn).length;
        (extra as Services).get(createTurnSigns).show(turns);
      },
    }),
    nudge: build.mutation<ResponseOf<'nudge'>, { gameId: string }>({
      query: ({ gameId }) => post(pathOf(PATHS.nudge, { gameId })),
      invalidatesTags: ['Games'],
    }),
    letGo: build.mutation<ResponseOf<'letGo'>, { gameId: string }>({
      query: ({ gameId }) => post(pathOf(PATHS.letGo, { gameId })),
      invalidatesTags: ['Games'],
    }),
    react: build.mutation<ResponseOf<'react'>, { gameId: string; reaction: BodyOf<'react'>['reaction'] }>({
      query: ({ gameId, reaction }) => post(pathOf(PATHS.gameReaction, { gameId }), { reaction }),
    }),
    hideGame: build.mutation<ResponseOf<'hideGame'>, { gameId: string; playerUUID: string }>({
      query: (params) => ({ url: pathOf(PATHS.hideGame, params), method: 'DELETE' }),
      invalidatesTags: ['Games'],
    }),
  }),
});

export const {
  useActiveGamesQuery,
  useHideGameMutation,
  useLetGoMutation,
  useNudgeMutation,
  useReactMutation,
} = gameApi;
