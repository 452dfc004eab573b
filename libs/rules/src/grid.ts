/** The grid: 16 cells, index = row * 4 + column, each with a letter or empty. */

export const SIDE = 4;
export const CELLS = SIDE * SIDE;

/** One upper-case letter, `A`–`Z`. */
export type Letter = string;
export type Cell = Letter | null;

/** Always 16 cells, in reading order. */
export type Grid = readonly Cell[];

/** The grid as four rows of four cells, its form on the wire. */
export type Rows = Cell[][];

export const LETTERS: readonly Letter[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
export const EMPTY_GRID: Grid = Object.freeze(new Array<Cell>(CELLS).fill(null));

const EMPTY_MARK = '.';

export const isLetter = (value: unknown): value is Letter =>
  typeof value === 'string' && /^[A-Z]$/.test(value);

export const isCellIndex = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CELLS;

/** The row 0-3 of a cell 0-15. */
export const rowOf = (cell: number): number => Math.floor(cell / SIDE);

/** The column 0-3 of a cell 0-15. */
export const columnOf = (cell: number): number => cell % SIDE;

/** Parses the stored form: 16 characters, a dot for an empty cell. Throws a RangeError for anything else. */
export function gridFromText(text: string): Grid {
  if (!/^[A-Z.]{16}$/.test(text)) throw new RangeError(`Not a grid: ${JSON.stringify(text)}`);
  return [...text].map((mark) => (mark === EMPTY_MARK ? null : mark));
}

/** The stored form of a grid: 16 characters, a dot for an empty cell. */
export const textFromGrid = (grid: Grid): string => grid.map((cell) => cell ?? EMPTY_MARK).join('');

/** Parses the wire form. The caller has checked its shape: four rows of four cells. */
export const gridFromRows = (rows: readonly (readonly Cell[])[]): Grid => rows.flat();

/** The wire form of a grid: four new rows of four cells. */
export const rowsFromGrid = (grid: Grid): Rows =>
  Array.from({ length: SIDE }, (_, row) => grid.slice(row * SIDE, (row + 1) * SIDE));

/** A copy of the grid with one more letter. The caller has checked that the cell exists and is empty. */
export const withLetter = (grid: Grid, cell: number, letter: Letter): Grid => grid.with(cell, letter);

export const isFull = (grid: Grid): grid is readonly Letter[] => grid.every((cell) => cell !== null);
