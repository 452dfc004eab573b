import { LIMITS, PATHS } from '@tessera/contracts/wire';
import { tierOf, type PlainDate } from '@tessera/rules';
import { api, type ResponseOf } from '../../store/api/api';
import { localCompletions, localPlayedOfLastThree, localStreak } from '../../store/daily/completions';
import { userTimezone } from '../../store/daily/today';
import { isProbablySignedIn } from '../../store/identity/identity';

type Stats = ResponseOf<'playerStats'>['stats'];

const playersApi = api.injectEndpoints({
  endpoints: (build) => ({
    playerStats: build.query<Stats, { timezone: string; day: PlainDate }>({
      // The date isn't sent. It only keeps yesterday's response from being reused today.
      query: ({ timezone }) => ({ url: PATHS.playerStats, params: { timezone } }),
      transformResponse: ({ stats }: ResponseOf<'playerStats'>) => stats,
      providesTags: ['Player'],
    }),
  }),
});

export const { usePlayerStatsQuery } = playersApi;

/** The player's own statistics on a date. */
export interface OwnStats {
  streak: number;
  playedOfLastThree: number;
  /** As far as is known, this isn't the player's first daily. */
  hasPlayed: boolean;
  /** The animal of the streak's tier. Null below 5. */
  status: string | null;
  emoji: string | null;
}

interface LoadedStats extends OwnStats {
  /** The server hasn't responded yet, so they are those of this browser. */
  pending: boolean;
  /** The server has responded or failed to. Until then, the values may still change. */
  settled: boolean;
}

/** The statistics as far as this browser knows them. Players with an account may have played elsewhere. */
export function localStats(today: PlainDate): OwnStats {
  const streak = localStreak(today);
  const tier = tierOf(streak);
  return {
    streak,
    playedOfLastThree: localPlayedOfLastThree(today),
    hasPlayed: localCompletions().length > 0 || isProbablySignedIn(),
    status: tier?.name ?? null,
    emoji: tier?.emoji ?? null,
  };
}

/** The statistics as the server knows them. Games of this browser that it hasn't received count as played. */
export const statsFrom = (stats: Stats): OwnStats => ({
  streak: stats.twentyPlusStreak,
  playedOfLastThree: stats.playedOfLastThree,
  hasPlayed: stats.hasPlayed || localCompletions().length > 0,
  status: stats.streakStatus,
  emoji: stats.streakEmoji,
});

/** The player's statistics from the server or, until they arrive, from this browser. */
export function useOwnStats(today: PlainDate, { poll = false } = {}): LoadedStats {
  const { data, isLoading, isFetching } = usePlayerStatsQuery(
    { timezone: userTimezone(), day: today },
    { pollingInterval: poll ? LIMITS.STATS_POLL_MS : 0, skipPollingIfUnfocused: true },
  );
  return { ...(data ? statsFrom(data) : localStats(today)), pending: isLoading, settled: !isFetching };
}
