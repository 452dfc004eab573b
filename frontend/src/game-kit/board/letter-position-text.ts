import { columnOf, rowOf } from '@tessera/rules';

/** 'R on row 2, column 3': a letter that lies there and may still be moved. */
export const letterPositionText = (letter: string, cellIndex: number): string =>
  `${letter} on row ${rowOf(cellIndex) + 1}, column ${columnOf(cellIndex) + 1}`;
