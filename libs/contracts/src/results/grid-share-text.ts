import { rowsFromGrid, SIDE, type Cell, type Grid } from '@tessera/rules';

/** How a shared text shows a grid: its letters, circled, or squares that only say which cells score. */
export const SHARE_FORMS = ['letters', 'squares'] as const;
export type ShareForm = (typeof SHARE_FORMS)[number];

/** A finished grid, and for each cell whether it is part of a scoring word. */
export interface SharedGrid {
  readonly grid: Grid;
  readonly scoring: readonly boolean[];
}

const CIRCLED_A = 0x24b6;
const EMPTY = '○';
const SCORING = '🟩';
const SILENT = '⬜';

const circled = (cell: Cell): string =>
  cell === null ? EMPTY : String.fromCodePoint(CIRCLED_A + cell.charCodeAt(0) - 'A'.charCodeAt(0));

const rowsOf = (scoring: readonly boolean[]): boolean[][] =>
  Array.from({ length: SIDE }, (_, row) => scoring.slice(row * SIDE, (row + 1) * SIDE));

const letterRows = (grid: Grid): string[] => rowsFromGrid(grid).map((row) => row.map(circled).join(''));

const squareRows = (scoring: readonly boolean[]): string[] =>
  rowsOf(scoring).map((row) => row.map((scores) => (scores ? SCORING : SILENT)).join(''));

/** A result as text to share: its lines, its grid and the link, if there is one. */
export const shareText = (
  lines: readonly string[],
  { grid, scoring }: SharedGrid,
  form: ShareForm,
  shareUrl?: string,
): string =>
  [
    ...lines,
    '',
    ...(form === 'letters' ? letterRows(grid) : squareRows(scoring)),
    ...(shareUrl === undefined ? [] : ['', shareUrl]),
  ].join('\n');

/** The squares for screen readers: 'Row 1: 4 of 4 scoring. Row 2: …' */
export const spokenSquares = (scoring: readonly boolean[]): string =>
  rowsOf(scoring)
    .map((row, at) => `Row ${at + 1}: ${row.filter((scores) => scores).length} of ${SIDE} scoring.`)
    .join(' ');

/** The letters for screen readers: 'Row 1: B R A T. Row 2: …' */
export const spokenLetters = (grid: Grid): string =>
  rowsFromGrid(grid)
    .map((row, at) => `Row ${at + 1}: ${row.map((cell) => cell ?? 'empty').join(' ')}.`)
    .join(' ');
