import { BAG, LETTERS, TILES, type Cell, type Grid, type Letter } from '@tessera/rules';

/** Searches represent letters as codes: 1-26 for A-Z, 0 for an empty cell. */
export const LETTER_CODES = 26;

const BEFORE_A = 'A'.charCodeAt(0) - 1;

export const codeOf = (letter: Letter): number => letter.charCodeAt(0) - BEFORE_A;
export const letterOf = (code: number): Letter => String.fromCharCode(BEFORE_A + code);

export const gridOf = (codes: ArrayLike<number>): Grid =>
  Array.from(codes, (code): Cell => (code === 0 ? null : letterOf(code)));

/** The probability of each letter code to be the next blind letter, ignoring those already drawn. */
export const BLIND_ODDS: Readonly<Float64Array> = Float64Array.from([0, ...LETTERS], (letter) =>
  typeof letter === 'string' ? TILES[letter]! / BAG.length : 0,
);
