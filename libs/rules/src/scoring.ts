import { CELLS, SIDE, type Grid } from './grid.js';

export type Direction = 'horizontal' | 'vertical';

/**
 * A scoring word. `line` is its row or column 0-3, `start` the position 0-3 of its first letter in that line,
 * and `score` its length 2-4.
 */
export interface ScoringWord {
  word: string;
  direction: Direction;
  line: number;
  start: number;
  score: number;
}

/** `total` is 0-32. `words` has at most one word per row and column, rows first. */
export interface GridScore {
  total: number;
  words: ScoringWord[];
}

/** Scoring functions for one word list. They don't depend on `this`, so each can be passed on separately. */
export interface Scorer {
  /** The total and the scoring words. Throws a RangeError unless the grid has 16 cells. */
  readonly scoreGrid: (grid: Grid) => GridScore;
  /** The total for 16 letter codes (0 empty, 1-26 for A-Z, in reading order): the fast path for searches. */
  readonly scoreCodes: (codes: ArrayLike<number>) => number;
  /** Whether exactly this text, 2-4 upper-case letters, is a valid word. */
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

/** The cells 0-15 of a word, in the order of its letters. Relies on a word scoring its length. */
export const cellsOf = ({ direction, line, start, score }: ScoringWord): number[] =>
  Array.from({ length: score }, (_, i) => cellAt(direction, line, start + i));

/** For each of the sixteen cells, whether it is part of one of these words. */
export function scoringCells(words: readonly ScoringWord[]): boolean[] {
  const scoring = new Set(words.flatMap(cellsOf));
  return Array.from({ length: CELLS }, (_, cellIndex) => scoring.has(cellIndex));
}

/**
 * Packs up to four characters into one number, five bits each, first character highest: 1-26 for A-Z, 0 for a
 * blank.
 */
function textCode(text: string): number {
  let code = 0;
  for (let i = 0; i < text.length; i++) code = (code << BITS) | (text.charCodeAt(i) & MASK);
  return code;
}

/** Packs four letter codes into an index below 2^20, five bits each, first cell highest. */
const lineCode = (a: number, b: number, c: number, d: number): number =>
  (((((a << BITS) | b) << BITS) | c) << BITS) | d;

/**
 * Precalculates the score of every possible line in an array of 2^20 bytes, so that scoring a grid takes
 * eight lookups. The index has five bits per cell, first cell highest: 0 is empty, 1-26 are A-Z. It is built
 * from the words (each fixes some cells and leaves the others open), which takes a few milliseconds. Throws a
 * RangeError for a word that isn't 2-4 upper-case letters.
 */
export function buildLineScores(words: Iterable<string>): Uint8Array {
  const table = new Uint8Array(1 << (BITS * SIDE));
  for (const word of words) {
    const length = word.length;
    if (!PLAYABLE.test(word)) throw new RangeError(`Not a playable word: ${JSON.stringify(word)}`);
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
 * Creates the scoring functions for a list of valid words of 2-4 upper-case letters; throws a RangeError for
 * any other word. A line scores its longest valid word, and of several equally long ones the leftmost or
 * topmost.
 */
export function createScorer(words: Iterable<string>): Scorer {
  const scores = buildLineScores(words);

  // At the start of an otherwise empty line, a text scores its own length exactly if it is a word.
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
    if (grid.length !== CELLS) throw new RangeError(`A grid has ${CELLS} cells, not ${grid.length}`);
    const words = LINES.map((line) => bestWord(grid, line)).filter((word) => word !== undefined);
    return { total: words.reduce((sum, { score }) => sum + score, 0), words };
  };

  return { scoreGrid, scoreCodes, isWord };
}
