import { useEffect, useEffectEvent } from 'react';

/** How many dialogs lie on top of the page. */
let depth = 0;

/** How many of them this entry of the history stands for. */
const depthOfEntry = (): number =>
  Number((window.history.state as { dialogs?: number } | null)?.dialogs ?? 0);

/**
 * While `open`, the browser's Back closes what is open instead of leaving the page: it takes one entry
 * of the history, with the same address. Closed otherwise, it gives that entry back.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    depth += 1;
    const own = depth;
    // What the router keeps there stays, so that it sees the place that it knows.
    window.history.pushState({ ...(window.history.state as object | null), dialogs: own }, '');
    const look = () => {
      if (depthOfEntry() < own) onBack();
    };
    window.addEventListener('popstate', look);
    return () => {
      depth -= 1;
      window.removeEventListener('popstate', look);
      if (depthOfEntry() >= own) window.history.back();
    };
  }, [open]);
}
