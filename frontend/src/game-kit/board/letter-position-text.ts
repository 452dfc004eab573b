import { columnOf, rowOf } from '@tessera/rules';

/** Describes a staged letter: 'R in row 2, column 3'. */
export const letterPositionText = (letter: string, cellIndex: number): string =>
  `${letter} in row ${rowOf(cellIndex) + 1}, column ${columnOf(cellIndex) + 1}`;
