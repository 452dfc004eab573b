import { LIMITS } from '@tessera/contracts/constants';
import { LineExamples } from './line-examples';

/** What a word scores and which words count, with drawn examples. */
export const ScoringBasics = () => (
  <>
    <p>
      Words have {LIMITS.WORD_MIN_LENGTH} to {LIMITS.WORD_MAX_LENGTH} letters and score one point per letter.
      They read from left to right or from top to bottom, never backward or diagonally.
    </p>
    <p>
      Only the best word in each row and each column scores. If there is a tie, the first one counts. A letter
      can count twice: once in its row and once in its column.
    </p>
    <LineExamples />
  </>
);
