import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  LIMITS,
  NAME_TEXTS,
  PATHS,
  cleanName,
  nameProblem,
  type NameProblem,
} from '@tessera/contracts/constants';
import type { NameAvailability } from '@tessera/contracts';
import { tierOf, type PlainDate } from '@tessera/rules';
import { api, type AnswerOf } from '../../store/api';
import { localPlayedOfLastThree, localStreak } from '../../store/completions';
import { currentIdentity } from '../../store/identity';
import { judgeName, type NameCheck } from '../../store/name-check';
import { userTimezone } from '../../store/today';
import { useDebounced } from '../../ui/use-debounced';

type Stats = AnswerOf<'playerStats'>['stats'];

const playersApi = api.injectEndpoints({
  endpoints: (build) => ({
    playerStats: build.query<Stats, { timezone: string; day: PlainDate }>({
      // The day is not sent: it only keeps yesterday's answer from being taken for today's.
      query: ({ timezone }) => ({ url: PATHS.playerStats, params: { timezone } }),
      transformResponse: ({ stats }: AnswerOf<'playerStats'>) => stats,
      providesTags: ['Player'],
    }),
    /** The player's name on the tables; null if none is set. */
    playerName: build.query<string | null, void>({
      query: () => PATHS.playerProfile,
      transformResponse: ({ playerName }: AnswerOf<'playerProfile'>) => playerName,
      providesTags: ['Player'],
    }),
    nameAvailable: build.query<NameAvailability, string>({
      query: (username) => ({ url: PATHS.usernameAvailable, params: { username } }),
      keepUnusedDataFor: LIMITS.NAME_CHECK_FRESH_SECONDS,
      providesTags: ['Player'],
    }),
    // An account's name is kept by the account.
    setPlayerName: build.mutation<string, { playerName: string; signedIn: boolean }>({
      query: ({ playerName, signedIn }) =>
        signedIn
          ? { url: PATHS.setAccountPlayerName, method: 'PUT', body: { playerName } }
          : {
              url: PATHS.playerName,
              method: 'POST',
              body: { playerUUID: currentIdentity().playerUUID, playerName },
            },
      transformResponse: ({ playerName }: AnswerOf<'setPlayerName'>) => playerName,
      invalidatesTags: (name) => (name === undefined ? [] : ['Player', 'User', 'Leaderboard', 'Members']),
    }),
  }),
});

export const { usePlayerStatsQuery, usePlayerNameQuery, useSetPlayerNameMutation } = playersApi;
const { useNameAvailableQuery } = playersApi;

/** How the player stands on a day, for the eyes of the player. */
export interface Standing {
  streak: number;
  playedOfLastThree: number;
  /** The animal of the streak's tier; null below 5. */
  status: string | null;
  emoji: string | null;
}

/** What this browser knows of it by itself. */
function localStanding(today: PlainDate): Standing {
  const streak = localStreak(today);
  const tier = tierOf(streak);
  return {
    streak,
    playedOfLastThree: localPlayedOfLastThree(today),
    status: tier?.name ?? null,
    emoji: tier?.emoji ?? null,
  };
}

/** The server's word on how the player stands, or, until there is one, the browser's own. */
export function useStanding(today: PlainDate, { poll = false } = {}): Standing {
  const { data } = usePlayerStatsQuery(
    { timezone: userTimezone(), day: today },
    { pollingInterval: poll ? LIMITS.STATS_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  if (!data) return localStanding(today);
  return {
    streak: data.twentyPlusStreak,
    playedOfLastThree: data.playedOfLastThree,
    status: data.streakStatus,
    emoji: data.streakEmoji,
  };
}

const WORDS = {
  checking: NAME_TEXTS.checking,
  available: NAME_TEXTS.available,
  taken: NAME_TEXTS.unavailable,
  failed: NAME_TEXTS.checkFailed,
} as const;

/** Whether a player could have the name that is being typed: by its form at once, then by asking the server. */
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
  return judgeName({ name, problem: problem && problems[problem], answer: currentData, isError }, WORDS);
}
