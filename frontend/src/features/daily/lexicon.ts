import { createScorer } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';

/** The scorer of the whole lexicon: load this module only when it is needed. */
export const { scoreGrid } = createScorer(VALID_WORDS);
