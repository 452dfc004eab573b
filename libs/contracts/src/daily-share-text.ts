import { rowsFromGrid, type Cell, type Grid } from '@tessera/rules';
import { PRODUCT } from './product.js';

export interface SharedDaily {
  readonly gameNumber: number;
  readonly score: number;
  readonly grid: Grid;
  /** null while nobody's score is known. */
  readonly highScore: number | null;
  /** Of another day the high score is not today's. */
  readonly isToday: boolean;
  /** Where the result can be seen; undefined while it has no address. */
  readonly shareUrl?: string | undefined;
}

const CIRCLED_A = 0x24b6;
const EMPTY = '○';

const circled = (cell: Cell): string =>
  cell === null ? EMPTY : String.fromCodePoint(CIRCLED_A + cell.charCodeAt(0) - 'A'.charCodeAt(0));

/** The lines above the grid: title, score, and the day's high score. */
export const dailyShareLines = ({ gameNumber, score, highScore, isToday }: SharedDaily): string[] => [
  `${PRODUCT.toUpperCase()} #${gameNumber}`,
  `I scored ${score}!`,
  ...(highScore === null ? [] : [`${isToday ? "Today's" : "That day's"} high score: ${highScore}`]),
];

/** A daily's result as a text to send: its lines, the grid in circled letters, its address if it has one. */
export const dailyShareText = (result: SharedDaily): string =>
  [
    ...dailyShareLines(result),
    '',
    ...rowsFromGrid(result.grid).map((row) => row.map(circled).join('')),
    ...(result.shareUrl === undefined ? [] : ['', result.shareUrl]),
  ].join('\n');
