import { createScorer } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';

/** Scores with the full word list. Load this module only when it is needed. */
export const scorer = createScorer(VALID_WORDS);
