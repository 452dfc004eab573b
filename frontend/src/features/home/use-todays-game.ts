import { daysBetween, type PlainDate } from '@tessera/rules';
import { completionOn, localCompletions } from '../../store/completions';
import { savedDaily } from '../../store/saved-daily';
import { useCheckCompletionQuery } from '../daily/daily.api';

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

/** Where the player stands in today's game: the server's word and the browser's own, which holds offline. */
export function useTodaysGame(today: PlainDate): TodaysGame {
  const { data } = useCheckCompletionQuery(today);
  const completion = completionOn(today) ?? data?.completion ?? null;
  const active = savedDaily(today) !== null || data?.hasActiveGame === true;
  return {
    state: completion ? 'completed' : active ? 'active' : 'unplayed',
    number: data?.gameNumber ?? localNumber(today),
    score: completion?.finalScore ?? null,
    highScore: data?.todaysHighScore ?? null,
    gameId: completion?.gameId ?? null,
  };
}
