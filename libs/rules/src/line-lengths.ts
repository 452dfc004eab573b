import { SIDE } from './grid.js';
import type { Direction, ScoringWord } from './scoring.js';

/** How many lines a grid has. */
export const LINES = 2 * SIDE;

/**
 * The length of each line's scoring word, and 0 for a line without one: the rows from top to bottom, then the columns
 * from left to right. Their sum is the score.
 */
export type LineLengths = readonly number[];

const FIRST: Readonly<Record<Direction, number>> = { horizontal: 0, vertical: SIDE };

export const isLineLengths = (stored: unknown): stored is LineLengths =>
  Array.isArray(stored) && stored.length === LINES && stored.every(isLength);

const isLength = (stored: unknown): boolean =>
  Number.isInteger(stored) && Number(stored) >= 0 && Number(stored) <= SIDE;

export function lineLengths(words: readonly ScoringWord[]): number[] {
  const byLine = new Map(words.map(({ direction, line, score }) => [FIRST[direction] + line, score]));
  return Array.from({ length: LINES }, (_, line) => byLine.get(line) ?? 0);
}
