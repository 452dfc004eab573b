import { LIMITS, PATHS } from '@tessera/contracts/constants';
import { tierOf, type PlainDate } from '@tessera/rules';
import { api, type AnswerOf } from '../../store/api';
import { localCompletions, localPlayedOfLastThree, localStreak } from '../../store/completions';
import { userTimezone } from '../../store/today';

type Stats = AnswerOf<'playerStats'>['stats'];

const playersApi = api.injectEndpoints({
  endpoints: (build) => ({
    playerStats: build.query<Stats, { timezone: string; day: PlainDate }>({
      // The day is not sent: it only keeps yesterday's answer from being taken for today's.
      query: ({ timezone }) => ({ url: PATHS.playerStats, params: { timezone } }),
      transformResponse: ({ stats }: AnswerOf<'playerStats'>) => stats,
      providesTags: ['Player'],
    }),
  }),
});

export const { usePlayerStatsQuery } = playersApi;

/** How the player stands on a day, for the eyes of the player. */
export interface Standing {
  streak: number;
  playedOfLastThree: number;
  /** As far as we know, this is not the player's first daily. */
  hasPlayed: boolean;
  /** The animal of the streak's tier; null below 5. */
  status: string | null;
  emoji: string | null;
  /** The server has answered, or will not: until then this may change in a moment. */
  settled: boolean;
}

/** What this browser knows of it by itself. */
function localStanding(today: PlainDate): Omit<Standing, 'settled'> {
  const streak = localStreak(today);
  const tier = tierOf(streak);
  return {
    streak,
    playedOfLastThree: localPlayedOfLastThree(today),
    hasPlayed: localCompletions().length > 0,
    status: tier?.name ?? null,
    emoji: tier?.emoji ?? null,
  };
}

/** The server's word on how the player stands, or, until there is one, the browser's own. */
export function useStanding(today: PlainDate, { poll = false } = {}): Standing {
  const { data, isFetching } = usePlayerStatsQuery(
    { timezone: userTimezone(), day: today },
    { pollingInterval: poll ? LIMITS.STATS_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  const settled = !isFetching;
  if (!data) return { ...localStanding(today), settled };
  return {
    settled,
    streak: data.twentyPlusStreak,
    playedOfLastThree: data.playedOfLastThree,
    hasPlayed: data.hasPlayed || localCompletions().length > 0,
    status: data.streakStatus,
    emoji: data.streakEmoji,
  };
}
