import { CELLS } from '@tessera/rules';
import { PATTERNS, SHIFTS } from './board.js';
import { BLIND_ODDS, LETTER_CODES } from './letter-codes.js';

/**
 * The expected final score, in points, of each line pattern, empty cells included. There is one table for
 * each number of letters on the board, 0-16, because a pattern is worth more the more rounds remain. A
 * position's value is the sum over its eight lines. The last table has the plain scores.
 */
export type ValueTables = readonly Float32Array[];

/** The share of letters that a line gets as needed; the others are blind. Found by experiment. */
const WISHED = 0.2;

/** Tables that see only what the lines score right now. */
export const greedyTables = (scores: Uint8Array): ValueTables =>
  new Array<Float32Array>(CELLS + 1).fill(Float32Array.from(scores));

/** The same estimates for every stage of the game, and plain scores for its end. */
export const estimatedTables = (scores: Uint8Array): ValueTables => [
  ...new Array<Float32Array>(CELLS).fill(estimateValues(scores)),
  Float32Array.from(scores),
];

/**
 * Estimates values without training, in some tens of milliseconds: a pattern with empty cells is worth a
 * mixture of what the best letter and what a random letter makes of it, each in its best cell, recursively
 * down to full lines.
 */
function estimateValues(scores: Uint8Array): Float32Array {
  const values = new Float32Array(PATTERNS);
  // Correct for full lines. The others are replaced, those with fewer empty cells first.
  values.set(scores);
  const bestByLetter = new Float64Array(LETTER_CODES + 1);
  for (let blanks = 1; blanks <= SHIFTS.length; blanks++) {
    for (const pattern of patternsWith(blanks)) values[pattern] = valueOf(pattern, values, bestByLetter);
  }
  return values;
}

/** `bestByLetter` is a buffer, passed so that it is allocated only once. */
function valueOf(pattern: number, values: Float32Array, bestByLetter: Float64Array): number {
  bestByLetter.fill(0);
  for (const shift of SHIFTS) {
    if ((pattern >> shift) & 31) continue;
    for (let code = 1; code <= LETTER_CODES; code++) {
      const filled = values[pattern | (code << shift)]!;
      if (filled > bestByLetter[code]!) bestByLetter[code] = filled;
    }
  }
  let best = 0;
  let expected = 0;
  for (let code = 1; code <= LETTER_CODES; code++) {
    const value = bestByLetter[code]!;
    if (value > best) best = value;
    expected += BLIND_ODDS[code]! * value;
  }
  return WISHED * best + (1 - WISHED) * expected;
}

/** All patterns with this many empty cells. */
function patternsWith(blanks: number): number[] {
  const patterns: number[] = [];
  const extend = (pattern: number, cell: number, left: number): void => {
    if (cell === SHIFTS.length) {
      patterns.push(pattern);
      return;
    }
    if (left > 0) extend(pattern, cell + 1, left - 1);
    if (left === SHIFTS.length - cell) return;
    for (let code = 1; code <= LETTER_CODES; code++)
      extend(pattern | (code << SHIFTS[cell]!), cell + 1, left);
  };
  extend(0, 0, blanks);
  return patterns;
}

/** All patterns with an empty cell. Learned values are stored in this order, so it must never change. */
export const openPatterns = (): number[] => [1, 2, 3, 4].flatMap(patternsWith);
