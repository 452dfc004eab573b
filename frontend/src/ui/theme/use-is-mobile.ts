import { LIMITS } from '@tessera/contracts/constants';
import { useSyncExternalStore } from 'react';

/** A hook that says whether a media query matches. False while the page is prerendered. */
const mediaHook = (text: string) => {
  const query = () => window.matchMedia(text);
  const subscribe = (onChange: () => void) => {
    const media = query();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return (): boolean =>
    useSyncExternalStore(
      subscribe,
      () => query().matches,
      () => false,
    );
};

/** Is the window at most 768 px wide, like a phone's? */
export const useIsMobile = mediaHook(`(max-width: ${LIMITS.MOBILE_MAX_WIDTH}px)`);

/** Is the window wide enough for a rail beside the content? The same as Tailwind's `lg`. */
export const useIsWide = mediaHook('(width >= 1024px)');
