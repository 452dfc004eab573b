import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  type NameAvailability,
  NAME_TEXTS,
  cleanName,
  nameProblem,
  type NameProblem,
} from '@tessera/contracts/players';
import { LIMITS, PATHS } from '@tessera/contracts/wire';
import { NAME_LABELS } from './name-labels';
import { api, post, put, type ResponseOf, type OPEN_PAGE } from '../../store/api/api';
import { currentIdentity } from '../../store/identity/identity';
import { checkName, type NameCheck } from '../../store/identity/name-check';
import { useDebounced } from '../../ui/form/use-debounced';

export type PlayerProfile = ResponseOf<'playerProfile'>;

export const namesApi = api.injectEndpoints({
  endpoints: (build) => ({
    profile: build.query<PlayerProfile, void>({
      query: () => PATHS.playerProfile,
      providesTags: ['Player'],
    }),
    nameAvailable: build.query<NameAvailability, string>({
      query: (username) => ({ url: PATHS.usernameAvailable, params: { username } }),
      keepUnusedDataFor: LIMITS.NAME_CHECK_FRESH_SECONDS,
      providesTags: ['Player'],
    }),
    // A signed-in player's name belongs to the account.
    setPlayerName: build.mutation<string, { playerName: string; signedIn: boolean }>({
      query: ({ playerName, signedIn }) =>
        signedIn
          ? put(PATHS.setAccountPlayerName, { playerName })
          : post(PATHS.playerName, { playerUUID: currentIdentity().playerUUID, playerName }),
      transformResponse: ({ playerName }: ResponseOf<'setPlayerName'>) => playerName,
      invalidatesTags: (name) => (name === undefined ? [] : ['Player', 'User', 'Leaderboard', 'Members']),
    }),
  }),
});

export const { useProfileQuery, useSetPlayerNameMutation } = namesApi;

/** The player name. Null if none is set. */
export function usePlayerNameQuery(options: Partial<typeof OPEN_PAGE> & { readonly skip?: boolean } = {}) {
  const { data, ...query } = useProfileQuery(undefined, options);
  return { ...query, data: data?.playerName };
}

const { useNameAvailableQuery } = namesApi;

const WORDS = {
  checking: NAME_TEXTS.checking,
  available: NAME_LABELS.available,
  taken: NAME_LABELS.unavailable,
  takenReason: NAME_TEXTS.taken,
  failed: NAME_LABELS.checkFailed,
} as const;

/** Checks a player name while it is typed: first its form, then its availability on the server. */
export function usePlayerNameCheck(
  typed: string,
  problems: Readonly<Record<NameProblem, string>>,
  most: number,
): NameCheck {
  const name = cleanName(typed);
  const problem = nameProblem(typed, most);
  const settled = useDebounced(name, LIMITS.NAME_CHECK_DEBOUNCE_MS) === name;
  const { currentData, isError } = useNameAvailableQuery(problem === null && settled ? name : skipToken, {
    refetchOnMountOrArgChange: LIMITS.NAME_CHECK_FRESH_SECONDS,
  });
  return checkName({ name, problem: problem && problems[problem], answer: currentData, isError }, WORDS);
}
