import { KeyboardHelp } from '../../../game-kit/reading/keyboard-help';
import { WordLookup } from '../../words/word-lookup.public';

/** Beside the board on a wide screen: word lookup, keys, and the rules. Its height doesn't affect the board. */
export const DeskHelp = () => (
  <div className="grid gap-6">
    <WordLookup />
    <KeyboardHelp />
    <details className="rounded-panel border border-line bg-card px-4 py-3 text-md text-ink-2">
      <summary className="cursor-pointer font-display text-lg font-[620] text-ink">Scoring</summary>
      <p className="pt-2">Form words of two, three or four letters, left to right and top to bottom.</p>
      <p className="pt-2">
        The longest word in each row and column counts: 2, 3 or 4 points. A perfect grid scores 32.
      </p>
    </details>
  </div>
);
