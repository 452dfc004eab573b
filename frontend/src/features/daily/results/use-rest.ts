import { LIMITS } from '@tessera/contracts/constants';
import { useEffect, useState } from 'react';

/** Whether the player has had a moment to look at the counted score before anything else appears. */
export function useRest(counted: boolean): boolean {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!counted) return;
    const timer = setTimeout(() => setRested(true), LIMITS.RESULT_REST_MS);
    return () => clearTimeout(timer);
  }, [counted]);
  return rested;
}
