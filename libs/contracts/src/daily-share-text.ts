import { rowsFromGrid, type Cell, type Grid } from '@tessera/rules';
import { PRODUCT } from './product.js';

export interface SharedDaily {
  readonly gameNumber: number;
  readonly score: number;
  readonly grid: Grid;
  /** null if no scores are known yet. */
  readonly highScore: number | null;
  /** Decides whether the text says "Today's" or "That day's high score". */
  readonly isToday: boolean;
  /** The link to the result; undefined if it has none. */
  readonly shareUrl?: string | undefined;
}

const CIRCLED_A = 0x24b6;
const EMPTY = '○';

const circled = (cell: Cell): string =>
  cell === null ? EMPTY : String.fromCodePoint(CIRCLED_A + cell.charCodeAt(0) - 'A'.charCodeAt(0));

/** The lines above the grid: title, score and the day's high score. */
export const dailyShareLines = ({ gameNumber, score, highScore, isToday }: SharedDaily): string[] => [
  `${PRODUCT.toUpperCase()} #${gameNumber}`,
  `I scored ${score}!`,
  ...(highScore === null ? [] : [`${isToday ? "Today's" : "That day's"} high score: ${highScore}`]),
];

/**
 * A daily's result as text to share: its lines, the grid in circled letters and the link, if there is one.
 */
export const dailyShareText = (result: SharedDaily): string =>
  [
    ...dailyShareLines(result),
    '',
    ...rowsFromGrid(result.grid).map((row) => row.map(circled).join('')),
    ...(result.shareUrl === undefined ? [] : ['', result.shareUrl]),
  ].join('\n');
