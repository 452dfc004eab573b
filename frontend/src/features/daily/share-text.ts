import { PRODUCT } from '@tessera/contracts/constants';
import { rowsFromGrid, type Cell, type Grid } from '@tessera/rules';

export interface SharedDaily {
  gameNumber: number;
  score: number;
  grid: Grid;
  /** null while nobody's score is known. */
  highScore: number | null;
  /** Of another day the high score is not today's. */
  isToday: boolean;
}

const CIRCLED_A = 0x24b6;
const EMPTY = '○';

const circled = (cell: Cell): string =>
  cell === null ? EMPTY : String.fromCodePoint(CIRCLED_A + cell.charCodeAt(0) - 'A'.charCodeAt(0));

/** The lines above the grid: title, score, and the day's high score. */
export const shareLines = ({ gameNumber, score, highScore, isToday }: SharedDaily): string[] => [
  `${PRODUCT.toUpperCase()} #${gameNumber}`,
  `I scored ${score}!`,
  ...(highScore === null ? [] : [`${isToday ? "Today's" : "That day's"} high score: ${highScore}`]),
];

/** A daily's result as a text to send: its lines, then the grid in circled letters. */
export const shareText = (result: SharedDaily): string =>
  [...shareLines(result), '', ...rowsFromGrid(result.grid).map((row) => row.map(circled).join(''))].join(
    '\n',
  );
