import { reviewRounds, type DailyMove, type PlayedRound, type Scorer } from '@tessera/rules';
import { loadChunk } from '../../../ui/lazy/load-chunk';

let scorer: Scorer | null = null;

/** Fetches the word list that `playedRounds` scores with; without it (offline) nothing is lost but the words. */
export async function loadLexicon(): Promise<void> {
  try {
    ({ scorer } = await loadChunk(() => import('../../../store/lexicon')));
  } catch {
    // The next game asks again.
  }
}

/** The rounds of a game with the words they formed: none of them until the word list is there. */
export function playedRounds(moves: readonly DailyMove[]): PlayedRound[] {
  const lexicon = scorer;
  return lexicon
    ? reviewRounds(moves, (grid) => lexicon.scoreGrid(grid))
    : moves.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 }));
}
