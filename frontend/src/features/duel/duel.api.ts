import { LIMITS, PATHS, pathOf } from '@tessera/contracts/constants';
import type { DuelGame, DuelLevel, LiveGameView } from '@tessera/contracts';
import type { PlainDate } from '@tessera/rules';
import { api, type AnswerOf } from '../../store/api';
import { userTimezone } from '../../store/today';

/** A move of the player's, in its round: a repeat is known by it. */
interface Letter {
  gameId: string;
  round: number;
  letter: string;
}

interface Placement {
  gameId: string;
  round: number;
  cellIndex: number;
}

/** A dead line is noticed, and the move sent again. */
const timeout = LIMITS.CONNECT_TIMEOUT_MS;

/** What an answer tells of the duel; null if it tells of none. */
const duelIn = ({ game }: { game?: DuelGame | LiveGameView | undefined }): DuelGame | null =>
  game?.gameMode === 'daily' ? game : null;

const duels = api.enhanceEndpoints({ addTagTypes: ['Duels'] });

/** The list says of a duel what changes with each of its moves. */
const invalidatesTags = (_: unknown, error: unknown) => (error === undefined ? (['Duels'] as const) : []);

export const duelApi = duels.injectEndpoints({
  endpoints: (build) => ({
    /** Those of a date, which is the player's today. */
    duels: build.query<AnswerOf<'listDuels'>, PlainDate>({
      query: () => ({ url: PATHS.duels, params: { timezone: userTimezone() } }),
      providesTags: ['Duels'],
    }),
    startDuel: build.mutation<AnswerOf<'createGame'>, DuelLevel>({
      query: (level) => ({
        url: PATHS.createGame,
        method: 'POST',
        body: { gameMode: 'daily', level, userTimezone: userTimezone() },
      }),
      invalidatesTags,
    }),
    /** A mutation, so that no cache ever answers in the server's place. */
    readDuel: build.mutation<DuelGame | null, string>({
      query: (gameId) => ({ url: pathOf(PATHS.getGame, { gameId }), timeout }),
      transformResponse: (answer: AnswerOf<'getGame'>) => duelIn(answer),
    }),
    chooseDuelLetter: build.mutation<DuelGame | null, Letter>({
      query: ({ gameId, ...body }) => ({
        url: pathOf(PATHS.submitLetter, { gameId }),
        method: 'POST',
        body,
        timeout,
      }),
      transformResponse: (answer: AnswerOf<'submitLetter'>) => duelIn(answer),
      invalidatesTags,
    }),
    placeDuelLetter: build.mutation<DuelGame | null, Placement>({
      query: ({ gameId, ...body }) => ({
        url: pathOf(PATHS.submitPlacement, { gameId }),
        method: 'POST',
        body,
        timeout,
      }),
      transformResponse: (answer: AnswerOf<'submitPlacement'>) => duelIn(answer),
      invalidatesTags,
    }),
  }),
});

export const { useDuelsQuery, useStartDuelMutation } = duelApi;
