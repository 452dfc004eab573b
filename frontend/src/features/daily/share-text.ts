import { PRODUCT } from '@tessera/contracts/constants';
import { rowsFromGrid, type Cell, type Grid } from '@tessera/rules';

export interface SharedDaily {
  gameNumber: number;
  score: number;
  grid: Grid;
  /** null while nobody's score is known. */
  highScore: number | null;
}

const CIRCLED_A = 0x24b6;
const EMPTY = '○';

const circled = (cell: Cell): string =>
  cell === null ? EMPTY : String.fromCodePoint(CIRCLED_A + cell.charCodeAt(0) - 'A'.charCodeAt(0));

/** A daily's result as a text to send: title, score, the day's high score, and the grid in circled letters. */
export const shareText = ({ gameNumber, score, grid, highScore }: SharedDaily): string =>
  [
    `${PRODUCT.toUpperCase()} #${gameNumber}`,
    `I scored ${score}!`,
    ...(highScore === null ? [] : [`Today's high score: ${highScore}`]),
    '',
    ...rowsFromGrid(grid).map((row) => row.map(circled).join('')),
  ].join('\n');
