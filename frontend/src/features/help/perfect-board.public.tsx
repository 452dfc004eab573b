import { EMPTY_GRID, gridFromText } from '@tessera/rules';
import { Board } from '../../game-kit/board/board';

/** The same words across and down: a perfect 32. */
const SQUARE = gridFromText('CARDAREAREARDART');
const ALL_CELLS: ReadonlySet<number> = new Set(EMPTY_GRID.keys());

/** A drawing of a perfect grid. */
export const PerfectBoard = () => (
  <Board
    grid={SQUARE}
    label="A perfect grid with the words card, area, rear and dart across and down"
    size="small"
    scored={ALL_CELLS}
  />
);
