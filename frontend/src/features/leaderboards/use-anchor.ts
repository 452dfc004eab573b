import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Events showing that the player is moving around the page. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section in the URL's hash once it is rendered, and whenever a link to it is used. Keeps it
 * in view while the leaderboards above it load and grow, until the player scrolls.
 */
export function useAnchor(ready: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = ready && hash !== '' ? document.getElementById(hash.slice(1)) : null;
    if (!section) return;
    const show = () => section.scrollIntoView();
    const growth = new ResizeObserver(show);
    const release = () => {
      growth.disconnect();
      for (const move of MOVES) removeEventListener(move, release);
    };
    for (const move of MOVES) addEventListener(move, release, { passive: true });
    growth.observe(document.body);
    show();
    return release;
  }, [ready, hash, key]);
}
