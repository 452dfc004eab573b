import { LIMITS } from '@tessera/contracts/constants';
import { daysBetween, type PlainDate } from '@tessera/rules';
import { useEffect, useEffectEvent } from 'react';
import { localCompletions } from '../../../store/daily/completions';
import { savedDaily, useSavedDaily } from '../../../store/daily/saved-daily';
import { useDailyCompletion } from '../../daily/daily.api';

export interface TodaysGame {
  state: 'unplayed' | 'active' | 'completed';
  /** Null while it is unknown. */
  number: number | null;
  score: number | null;
  highScore: number | null;
  /** The ID of the completed game. */
  gameId: string | null;
}

/** The number of a date's game, if this browser knows it. */
function localNumber(today: PlainDate): number | null {
  const saved = savedDaily(today);
  if (saved) return saved.facts.gameNumber;
  const [newest] = localCompletions();
  return newest ? newest.gameNumber + daysBetween(newest.date, today) : null;
}

/**
 * The player's progress in today's game, from the server and, for offline use, from this browser. It updates
 * when another tab makes progress, and refetches outdated data when the player returns to the tab.
 */
export function useTodaysGame(today: PlainDate): TodaysGame {
  const { data, completion, fulfilledTimeStamp, refetch } = useDailyCompletion(today);
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
