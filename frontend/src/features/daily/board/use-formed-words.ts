import type { Grid, GridScore } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { loadLexicon, scoreNow } from './played-rounds';

/** The words on the board so far. Null if nobody needs to know, and until the word list has loaded. */
export function useFormedWords(grid: Grid, wanted: boolean): GridScore | null {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (wanted) void loadLexicon().then(() => setLoaded(true));
  }, [wanted]);
  return useMemo(() => (wanted && isLoaded ? scoreNow(grid) : null), [wanted, isLoaded, grid]);
}
