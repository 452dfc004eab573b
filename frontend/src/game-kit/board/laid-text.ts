import { columnOf, rowOf } from '@tessera/rules';

/** 'R on row 2, column 3': a letter that lies there and may still be moved. */
export const laidText = (letter: string, cell: number): string =>
  `${letter} on row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}`;
