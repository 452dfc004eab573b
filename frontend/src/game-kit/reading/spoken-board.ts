import { SIDE, type Grid } from '@tessera/rules';

const NUMBERS = Array.from({ length: SIDE }, (_, at) => at);
const spoken = (letter: string | null | undefined): string => letter ?? 'empty';

/** 'Row 2: B, empty, R, empty.' `line` is 0-3. */
export const spokenRow = (grid: Grid, line: number): string =>
  `Row ${line + 1}: ${NUMBERS.map((at) => spoken(grid[line * SIDE + at])).join(', ')}.`;

/** 'Column 2: B, empty, R, empty.' `line` is 0-3. */
export const spokenColumn = (grid: Grid, line: number): string =>
  `Column ${line + 1}: ${NUMBERS.map((at) => spoken(grid[at * SIDE + line])).join(', ')}.`;

/** All four rows. */
export const spokenBoard = (grid: Grid): string => NUMBERS.map((line) => spokenRow(grid, line)).join(' ');
