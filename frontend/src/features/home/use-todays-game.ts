import { LIMITS } from '@tessera/contracts/constants';
import { daysBetween, type PlainDate } from '@tessera/rules';
import { useEffect, useEffectEvent } from 'react';
import { localCompletions } from '../../store/completions';
import { savedDaily, useSavedDaily } from '../../store/saved-daily';
import { useDailyStanding } from '../daily/daily.api';

export interface TodaysGame {
  state: 'unplayed' | 'active' | 'completed';
  /** Null while nobody knows it. */
  number: number | null;
  score: number | null;
  highScore: number | null;
  /** The completed game. */
  gameId: string | null;
}

/** The number of a date's game, as far as this browser has seen one. */
function localNumber(today: PlainDate): number | null {
  const saved = savedDaily(today);
  if (saved) return saved.facts.gameNumber;
  const [newest] = localCompletions();
  return newest ? newest.gameNumber + daysBetween(newest.date, today) : null;
}

/**
 * Where the player stands in today's game: the server's word and the browser's own, which holds offline. It
 * follows what other tabs do, and a tab that comes back to sight asks again where the answer is old.
 */
export function useTodaysGame(today: PlainDate): TodaysGame {
  const { data, completion, fulfilledTimeStamp, refetch } = useDailyStanding(today);
  const active = useSavedDaily(today) !== null || data?.hasActiveGame === true;

  const look = useEffectEvent(() => {
    const age = Date.now() - fulfilledTimeStamp;
    if (document.visibilityState === 'visible' && age > LIMITS.FRESH_SECONDS * 1000) void refetch();
  });
  useEffect(() => {
    const onVisible = () => look();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, []);

  return {
    state: completion ? 'completed' : active ? 'active' : 'unplayed',
    number: data?.gameNumber ?? localNumber(today),
    score: completion?.finalScore ?? null,
    highScore: data?.todaysHighScore ?? null,
    gameId: completion?.gameId ?? null,
  };
}
