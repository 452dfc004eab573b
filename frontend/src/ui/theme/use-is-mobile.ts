import { LIMITS } from '@tessera/contracts/wire';
import { useSyncExternalStore } from 'react';

/** A media query, read once or followed by a hook. Nothing matches while the page is prerendered. */
function mediaQuery(text: string) {
  const query = () => window.matchMedia(text);
  const matches = () => query().matches;
  const subscribe = (onChange: () => void) => {
    const media = query();
    media.addEventListener('change', onChange);
    return () => media.removeEventListener('change', onChange);
  };
  return {
    matches,
    useMatches: (): boolean => useSyncExternalStore(subscribe, matches, () => false),
  };
}

/** Is the window at most 768 px wide, like a phone's? */
export const { useMatches: useIsMobile } = mediaQuery(`(max-width: ${LIMITS.MOBILE_MAX_WIDTH}px)`);

/** Is the window wide enough for a rail beside the content? The same as Tailwind's `lg`. */
export const { matches: isWide, useMatches: useIsWide } = mediaQuery('(width >= 1024px)');
