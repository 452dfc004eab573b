import { TEXTS } from '@tessera/contracts/constants';
import { PERFECT_SCORE } from '@tessera/rules';
import { ScoringBasics } from './scoring-basics';

export const ScoringRules = () => (
  <div className="grid gap-4 pb-1">
    <ScoringBasics />
    <p>
      A perfect grid scores {PERFECT_SCORE}: eight lines with 4 points each. The same word can score in
      several lines. To find out whether a word counts, use the {TEXTS.wordChecker}.
    </p>
  </div>
);
