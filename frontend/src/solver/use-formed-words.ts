import type { Grid, GridScore } from '@tessera/rules';
import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import { service } from '../store/services';
import { createFormedWords } from './formed-words';

/** The words on the board so far. Null if nobody needs to know, and until the word list has loaded. */
export function useFormedWords(grid: Grid, wanted: boolean): GridScore | null {
  const words = useAppDispatch()(service(createFormedWords));
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (wanted) void words.load().then(() => setLoaded(true));
  }, [wanted, words]);
  return useMemo(() => (wanted && isLoaded ? words.scoreNow(grid) : null), [wanted, isLoaded, words, grid]);
}
