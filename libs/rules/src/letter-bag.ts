import type { Letter } from './grid.js';

/** How often the bag has each letter: the tile counts of a Scrabble set, without the blanks. */
export const TILES: Readonly<Record<Letter, number>> = {
  A: 9, B: 2, C: 2, D: 4, E: 12, F: 2, G: 3, H: 2, I: 9, J: 1, K: 1, L: 4, M: 2,
  N: 6, O: 8, P: 2, Q: 1, R: 6, S: 4, T: 6, U: 4, V: 2, W: 2, X: 1, Y: 2, Z: 1,
}; // oxfmt-ignore

/** The 98 tiles from which blind letters are drawn without replacement. */
export const BAG: readonly Letter[] = Object.entries(TILES).flatMap(([letter, count]) =>
  new Array<Letter>(count).fill(letter),
);
