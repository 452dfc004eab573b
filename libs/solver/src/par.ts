import { CELLS, SIDE, type Grid, type Letter } from '@tessera/rules';
import { anneal } from './anneal.js';
import { createExactSearch } from './exact-par.js';
import { gridOf } from './letter-codes.js';
import { validScores } from './lexicon-tables.js';
import { boundLines, multisetOf } from './line-bounds.js';
import { seededRandom, type Random } from './random.js';

export interface AnnealedPar {
  score: number;
  grid: Grid;
}

/**
 * `grid` scores `score`. No grid of these letters scores more than `upTo`. `isExact` says whether the two are
 * equal.
 */
export interface Par extends AnnealedPar {
  upTo: number;
  isExact: boolean;
}

export interface ParOptions {
  /**
   * How many letters the search may place before it returns bounds. Not a time limit, so results are
   * reproducible.
   */
  maxNodes?: number;
  /** The version of the lexicon with which the game began; by default the current one. */
  lexicon?: string | undefined;
}

const LINES = 2 * SIDE;
const STEPS = 1_000_000;
const FIRST_STEPS = 40_000;
const MAX_NODES = 20_000_000;

/**
 * Finds a good grid of these 16 letters by simulated annealing, in about 50 ms. It is usually the best one,
 * but this isn't proved. Throws a RangeError unless there are 16 letters.
 */
export function annealedPar(letters: readonly Letter[], random: Random, lexicon?: string): AnnealedPar {
  checkLetters(letters);
  const { score, codes } = anneal(letters, validScores(lexicon), STEPS, random);
  return { score, grid: gridOf(codes) };
}

/**
 * The best score that these 16 letters allow. It usually takes milliseconds, rarely a second, so call it in a
 * worker. Throws a RangeError unless there are 16 letters.
 */
export const par = (letters: readonly Letter[], options?: ParOptions): Par =>
  parOver(validScores(options?.lexicon), letters, options);

/**
 * The best score of these letters with the given line scores, by iterative deepening: looks for a grid that
 * loses nothing against the bounds of its eight lines, then one that loses one point, and so on, until one is
 * found or the rest can't beat the annealed grid.
 */
export function parOver(
  scores: Uint8Array,
  letters: readonly Letter[],
  { maxNodes = MAX_NODES }: ParOptions = {},
): Par {
  checkLetters(letters);
  const annealed = anneal(letters, scores, FIRST_STEPS, seededRandom(1));
  const multiset = multisetOf(letters);
  const bounds = boundLines(multiset, scores);
  const { search, cells } = createExactSearch(multiset, bounds, maxNodes);
  const most = LINES * bounds.most[0]![0]!;
  for (let upTo = most; upTo > annealed.score; upTo--) {
    const verdict = search(most - upTo);
    if (verdict === 'found') return { score: upTo, grid: gridOf(cells), upTo, isExact: true };
    if (verdict === 'undecided')
      return { score: annealed.score, grid: gridOf(annealed.codes), upTo, isExact: false };
  }
  return { score: annealed.score, grid: gridOf(annealed.codes), upTo: annealed.score, isExact: true };
}

function checkLetters(letters: readonly Letter[]): void {
  if (letters.length !== CELLS) throw new RangeError(`par is of ${CELLS} letters, not ${letters.length}`);
}
