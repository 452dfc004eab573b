import { LIMITS } from '@tessera/contracts/constants';
import { useSyncExternalStore } from 'react';

const query = () => window.matchMedia(`(max-width: ${LIMITS.MOBILE_MAX_WIDTH}px)`);

const subscribe = (onChange: () => void) => {
  const media = query();
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

/** Is the window at most 768 px wide, like a phone's? */
export const useIsMobile = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
