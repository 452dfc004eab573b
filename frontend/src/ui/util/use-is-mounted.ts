import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the component is still on the page. After a slow response, the player may have gone elsewhere. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
