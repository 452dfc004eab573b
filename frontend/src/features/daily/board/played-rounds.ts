import {
  reviewRounds,
  type DailyMove,
  type Grid,
  type GridScore,
  type PlayedRound,
  type Scorer,
} from '@tessera/rules';
import { withoutWords } from '../../../store/daily/saved-daily';
import { loadChunk } from '../../../ui/lazy/load-chunk';

let scorer: Scorer | null = null;

/** Loads the word list for `playedRounds`. Without it (offline), only the words are missing. */
export async function loadLexicon(): Promise<void> {
  try {
    ({ scorer } = await loadChunk(() => import('../../../store/lexicon')));
  } catch {
    // The next game tries again.
  }
}

/** The words of a grid. Null until the word list has loaded. */
export const scoreNow = (grid: Grid): GridScore | null => scorer?.scoreGrid(grid) ?? null;

/** The rounds of a game with the words they formed. No words until the word list has loaded. */
export function playedRounds(moves: readonly DailyMove[]): PlayedRound[] {
  const lexicon = scorer;
  return lexicon ? reviewRounds(moves, (grid) => lexicon.scoreGrid(grid)) : withoutWords(moves);
}
