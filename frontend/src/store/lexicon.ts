import { createScorer, type Scorer } from '@tessera/rules';
import { LEXICON, validWordsOf } from '@tessera/words';

const scorers = new Map<string, Scorer>();

/**
 * Scores with the full word list, by default with the current one, otherwise with that of a game's own version. Load
 * this module only when it is needed.
 */
export function scorerOf(version: string = LEXICON.version): Scorer {
  const scorer = scorers.get(version) ?? createScorer(validWordsOf(version));
  scorers.set(version, scorer);
  return scorer;
}

export const scorer = scorerOf();
