import type { DuelGameView, DuelLevel } from '@tessera/contracts/duels';
import type { LiveGameView } from '@tessera/contracts/live';
import { LIMITS, PATHS, pathOf, DUEL_ID, PAGES } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import { api, post, type ResponseOf } from '../../store/api/api';
import { userTimezone } from '../../store/daily/today';

/** Converts an ID from a link to its canonical form: upper case, no surrounding spaces. */
export const normalizedId = (text: string): string => text.trim().toUpperCase();

export const isDuelId = (text: string): boolean => DUEL_ID.test(text);

/** The path of a duel's page. */
export const duelPath = (gameId: string): string => pathOf(PAGES.duel, { gameId });

/** A letter with its round, by which the server recognizes a repeat. */
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

/** Detects a dead connection, so that the move is sent again. */
const timeout = LIMITS.CONNECT_TIMEOUT_MS;

/** The duel in a response. Null if it contains none. */
const duelIn = ({ game }: { game?: DuelGameView | LiveGameView | undefined }): DuelGameView | null =>
  game?.gameMode === 'daily' ? game : null;

const duels = api.enhanceEndpoints({ addTagTypes: ['Duels'] });

/** Every move changes the duel's entry in the list. */
const invalidatesTags = (_: unknown, error: unknown) => (error === undefined ? (['Duels'] as const) : []);

export const duelApi = duels.injectEndpoints({
  endpoints: (build) => ({
    /** The duels of a date, which is the player's today. */
    duels: build.query<ResponseOf<'listDuels'>, PlainDate>({
      query: () => ({ url: PATHS.duels, params: { timezone: userTimezone() } }),
      providesTags: ['Duels'],
    }),
    startDuel: build.mutation<ResponseOf<'createGame'>, DuelLevel>({
      query: (level) => post(PATHS.createGame, { gameMode: 'daily', level, userTimezone: userTimezone() }),
      invalidatesTags,
    }),
    /** A mutation, so that the response never comes from a cache. */
    readDuel: build.mutation<DuelGameView | null, string>({
      query: (gameId) => ({ url: pathOf(PATHS.getGame, { gameId }), timeout }),
      transformResponse: (answer: ResponseOf<'getGame'>) => duelIn(answer),
    }),
    chooseDuelLetter: build.mutation<DuelGameView | null, Letter>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.submitLetter, { gameId }), body, { timeout }),
      transformResponse: (answer: ResponseOf<'submitLetter'>) => duelIn(answer),
      invalidatesTags,
    }),
    placeDuelLetter: build.mutation<DuelGameView | null, Placement>({
      query: ({ gameId, ...body }) => post(pathOf(PATHS.submitPlacement, { gameId }), body, { timeout }),
      transformResponse: (answer: ResponseOf<'submitPlacement'>) => duelIn(answer),
      invalidatesTags,
    }),
  }),
});

export const { useDuelsQuery, useStartDuelMutation } = duelApi;
