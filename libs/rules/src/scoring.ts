import { CELLS, SIDE, type Grid } from './grid.js';

export type Direction = 'horizontal' | 'vertical';

/** A word that counts: `line` is its row or column 0-3, `start` the cell 0-3 of that line it begins at. */
export interface ScoringWord {
  word: string;
  direction: Direction;
  line: number;
  start: number;
  score: number;
}

/** `total` is 0-32; at most one word per row and column, rows first. */
export interface GridScore {
  total: number;
  words: ScoringWord[];
}

/** Functions over one list of words; each may be handed on by itself. */
export interface Scorer {
  /** The total and the words that make it. */
  readonly scoreGrid: (grid: Grid) => GridScore;
  /** The total of 16 letter codes (0 empty, 1-26 for A-Z, reading order): the fast path of searches. */
  readonly scoreCodes: (codes: ArrayLike<number>) => number;
  /** Is this exact text, 2-4 upper-case letters, a valid word? */
  readonly isWord: (text: string) => boolean;
}

const BITS = 5;
const MASK = (1 << BITS) - 1;
const BLANK = ' ';
const PLAYABLE = /^[A-Z]{2,4}$/;

const NUMBERS = [0, 1, 2, 3];

const cellAt = (direction: Direction, line: number, at: number): number =>
  direction === 'horizontal' ? line * SIDE + at : at * SIDE + line;

/** The eight lines with their cells, rows first. */
const LINES = (['horizontal', 'vertical'] as const).flatMap((direction) =>
  NUMBERS.map((line) => ({ direction, line, cells: NUMBERS.map((at) => cellAt(direction, line, at)) })),
);

/** The cells of a word, as indexes of the grid in the order of its letters (a word scores its length). */
export const cellsOf = ({ direction, line, start, score }: ScoringWord): number[] =>
  Array.from({ length: score }, (_, i) => cellAt(direction, line, start + i));

/** Up to four marks in one number, five bits each, the first one highest: the low bits of A-Z are 1-26, of a blank 0. */
function textCode(text: string): number {
  let code = 0;
  for (let i = 0; i < text.length; i++) code = (code << BITS) | (text.charCodeAt(i) & MASK);
  return code;
}

/** Four cells of five bits each, the first one highest: an index below 2^20. */
const lineCode = (a: number, b: number, c: number, d: number): number =>
  (((((a << BITS) | b) << BITS) | c) << BITS) | d;

/**
 * Every possible line has its score in one table of 2^20 bytes, so that a grid costs eight look-ups. A line is
 * four cells of five bits, the first one highest: 0 is empty, 1-26 are A-Z.
 * Built from the words outward (a word fixes some cells, the others run free) in a few milliseconds.
 */
export function buildLineScores(words: Iterable<string>): Uint8Array {
  const table = new Uint8Array(1 << (BITS * SIDE));
  for (const word of words) {
    const length = word.length;
    if (!PLAYABLE.test(word)) throw new RangeError(`not a playable word: ${JSON.stringify(word)}`);
    const code = textCode(word);
    for (let start = 0; start + length <= SIDE; start++) {
      const after = BITS * (SIDE - length - start);
      for (let before = 0; before < 1 << (BITS * start); before++) {
        const base = ((before << (BITS * length)) | code) << after;
        for (let index = base; index < base + (1 << after); index++) {
          if (table[index]! < length) table[index] = length;
        }
      }
    }
  }
  return table;
}

/**
 * Scoring over a list of valid words, each of 2-4 upper-case letters (a RangeError names one that is not).
 * A line scores its longest run that is a word; of runs of equal length the leftmost or topmost counts.
 */
export function createScorer(words: Iterable<string>): Scorer {
  const scores = buildLineScores(words);

  // A text that stands first in an otherwise empty line scores its own length exactly if it is a word.
  const isWord = (text: string): boolean =>
    PLAYABLE.test(text) && scores[textCode(text) << (BITS * (SIDE - text.length))] === text.length;

  const bestWord = (
    grid: Grid,
    { direction, line, cells }: (typeof LINES)[number],
  ): ScoringWord | undefined => {
    const text = cells.map((cell) => grid[cell] ?? BLANK).join('');
    const score = scores[textCode(text)]!;
    if (score === 0) return undefined;
    for (let start = 0; start + score <= SIDE; start++) {
      const word = text.slice(start, start + score);
      if (isWord(word)) return { word, direction, line, start, score };
    }
    return undefined;
  };

  const scoreCodes = (codes: ArrayLike<number>): number => {
    let total = 0;
    for (let i = 0; i < SIDE; i++) {
      const row = i * SIDE;
      total += scores[lineCode(codes[row]!, codes[row + 1]!, codes[row + 2]!, codes[row + 3]!)]!;
      total += scores[lineCode(codes[i]!, codes[i + 4]!, codes[i + 8]!, codes[i + 12]!)]!;
    }
    return total;
  };

  const scoreGrid = (grid: Grid): GridScore => {
    if (grid.length !== CELLS) throw new RangeError(`a grid has ${CELLS} cells, not ${grid.length}`);
    const words = LINES.map((line) => bestWord(grid, line)).filter((word) => word !== undefined);
    return { total: words.reduce((sum, { score }) => sum + score, 0), words };
  };

  return { scoreGrid, scoreCodes, isWord };
}
