import { textFromGrid, type Grid } from '@tessera/rules';
import { useSolver } from './use-solver';

/** The best grid for the letters of a finished one. */
export const useBestGrid = (grid: Grid) => useSolver('best', [...textFromGrid(grid)].sort());

export type BestGridSearch = ReturnType<typeof useBestGrid>;
