import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * On a new page the focus goes to its heading, so that it is read out and Tab starts there, and the view
 * to its top. Going back or forward, the browser itself restores where the view was.
 */
export function useArrival(mainId: string): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById(mainId);
    const heading = main?.querySelector<HTMLElement>('h1');
    (heading ?? main)?.focus({ preventScroll: true });
    if (!isReturn) window.scrollTo(0, 0);
  }, [mainId, pathname, isReturn]);
}
