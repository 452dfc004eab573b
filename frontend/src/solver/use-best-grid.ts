import { textFromGrid, type Grid } from '@tessera/rules';
import { useSolver } from './use-solver';

/** The best grid for the letters of a finished one, by the version of the lexicon that scored it. */
export function useBestGrid(grid: Grid, lexicon: string) {
  const search = useSolver('best', { letters: [...textFromGrid(grid)].sort(), lexicon });
  return { ...search, lexicon };
}

export type BestGridSearch = ReturnType<typeof useBestGrid>;
