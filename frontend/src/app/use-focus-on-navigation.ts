import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On navigation, focuses the page's heading, so that it is read out and Tab starts there, and scrolls to the
 * top. For Back and Forward, the browser restores the scroll position by itself.
 */
export function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isReturn) window.scrollTo(0, 0);
    const main = document.getElementById(mainId);
    if (!main || focusHeading(main)) return;

    // The page is still loading. Its heading will get the focus unless the player has moved it by then.
    main.focus({ preventScroll: true });
    const awaiting = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) awaiting.disconnect();
    });
    awaiting.observe(main, { childList: true, subtree: true });
    return () => awaiting.disconnect();
  }, [mainId, pathname, isReturn]);
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1');
  heading?.focus({ preventScroll: true });
  return heading !== null;
}
