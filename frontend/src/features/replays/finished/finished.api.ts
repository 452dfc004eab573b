import type { OpponentRecord } from '@tessera/contracts/players';
import { PATHS, pathOf } from '@tessera/contracts/wire';
import { api, type ResponseOf } from '../../../store/api/api';

interface FinishedGames {
  readonly playerUUID: string;
  /** The public ID of the only opponent to list. */
  readonly friend: string | null;
}

export const { useFinishedGamesInfiniteQuery, useFriendsQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    finishedGames: build.infiniteQuery<ResponseOf<'finishedGames'>, FinishedGames, string | null>({
      query: ({ queryArg: { playerUUID, friend }, pageParam }) => ({
        url: pathOf(PATHS.finishedGames, { playerUUID }),
        params: { ...(friend !== null && { friend }), ...(pageParam !== null && { before: pageParam }) },
      }),
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next },
    }),
    /** The twenty opponents that the player has met last. */
    friends: build.query<OpponentRecord[], void>({
      query: () => PATHS.opponentRecords,
      transformResponse: ({ opponents }: ResponseOf<'opponentRecords'>) => opponents,
    }),
  }),
});
