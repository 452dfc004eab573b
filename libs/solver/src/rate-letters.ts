import { SIDE, type Grid, type Letter } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { bandOf, difficultyOf } from './difficulty.js';
import { findPerfectGrid } from './perfect-grid.js';

export interface RatingWithGrid {
  /** Whether a score of 32 is possible; unknown if the search was too long. */
  perfect: 'possible' | 'impossible' | 'unknown';
  /** A grid that scores 32, if one was found. */
  grid: Grid | null;
  /** From 1 (easy) to 5. The letters of dailies are spread evenly over all five. */
  difficulty: 1 | 2 | 3 | 4 | 5;
}

/** A fifth of a second or so. Most letters that players choose are decided in a hundredth of that. */
const MAX_NODES = 2_000_000;

/**
 * Whether some of the letters are more than four words can have, as in QQQQQQQQ. The search for a grid would take
 * too long to prove it.
 */
function exceedWords(blind: readonly Letter[]): boolean {
  const kinds = [...new Set(blind)];
  const words = VALID_WORDS.filter((word) => word.length === SIDE);
  for (let subset = 1; subset < 1 << kinds.length; subset++) {
    const some = new Set(kinds.filter((_, i) => (subset >> i) & 1));
    const countIn = (letters: Iterable<Letter>) => [...letters].filter((letter) => some.has(letter)).length;
    const needed = countIn(blind);
    const inEveryWord = Math.ceil(needed / SIDE);
    if (!words.some((word) => countIn(word) >= inEveryWord)) return true;
  }
  return false;
}

/** Rates the blind letters of a game, whatever they are. The result is the same everywhere. */
export function rateLetters(blind: readonly Letter[], { maxNodes = MAX_NODES } = {}): RatingWithGrid {
  const difficulty = (bandOf(difficultyOf(blind)) + 1) as RatingWithGrid['difficulty'];
  const { grid, ...search } = findPerfectGrid(blind, { maxNodes });
  if (grid) return { perfect: 'possible', grid, difficulty };
  const isProven = ('isProven' in search && search.isProven) || exceedWords(blind);
  return { perfect: isProven ? 'impossible' : 'unknown', grid: null, difficulty };
}
