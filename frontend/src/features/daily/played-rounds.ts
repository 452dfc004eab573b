import { reviewRounds, type DailyMove, type PlayedRound, type Scorer } from '@tessera/rules';

let scoreGrid: Scorer['scoreGrid'] | null = null;

/** Fetches the word list that `playedRounds` scores with; without it (offline) nothing is lost but the words. */
export async function loadLexicon(): Promise<void> {
  try {
    ({ scoreGrid } = await import('./lexicon'));
  } catch {
    // The next game asks again.
  }
}

/** The rounds of a game with the words they formed: none of them until the word list is there. */
export const playedRounds = (moves: readonly DailyMove[]): PlayedRound[] =>
  scoreGrid
    ? reviewRounds(moves, scoreGrid)
    : moves.map((move) => ({ ...move, wordsFormed: [], roundScore: 0 }));
