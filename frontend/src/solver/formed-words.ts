import {
  reviewRounds,
  type DailyMove,
  type Grid,
  type GridScore,
  type PlayedRound,
  type Scorer,
} from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { withoutWords } from '../store/daily/saved-daily';
import { loadChunk } from '../ui/lazy/load-chunk';
import { useAppDispatch } from '../store/create-store';
import { service } from '../store/services';

/** The words on the board so far. Null if nobody needs to know, and until the word list has loaded. */
export function useFormedWords(grid: Grid, wanted: boolean): GridScore | null {
  const words = useAppDispatch()(service(createFormedWords));
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (wanted) void words.load().then(() => setLoaded(true));
  }, [wanted, words]);
  return useMemo(() => (wanted && isLoaded ? words.scoreNow(grid) : null), [wanted, isLoaded, words, grid]);
}

/** The words that a game has formed, once the word list has loaded. */
interface FormedWords {
  /** Loads the word list. Without it (offline), only the words are missing. */
  readonly load: () => Promise<void>;
  /** The words of a grid. Null until the word list has loaded. */
  readonly scoreNow: (grid: Grid) => GridScore | null;
  /** The rounds of a game with the words they formed. No words until the word list has loaded. */
  readonly playedRounds: (moves: readonly DailyMove[]) => PlayedRound[];
}

export function createFormedWords(): FormedWords {
  let scorer: Scorer | null = null;
  return {
    load: async () => {
      try {
        ({ scorer } = await loadChunk(() => import('../store/lexicon')));
      } catch {
        // The next game tries again.
      }
    },
    scoreNow: (grid) => scorer?.scoreGrid(grid) ?? null,
    playedRounds: (moves) => {
      const lexicon = scorer;
      return lexicon ? reviewRounds(moves, (grid) => lexicon.scoreGrid(grid)) : withoutWords(moves);
    },
  };
}
