import { useEffect, useEffectEvent } from 'react';

/** How many dialogs and menus lie on top of the page. */
let depth = 0;

/** A return of entries that has been asked of the browser and has not come yet. */
let returning = false;
let giveBack: ReturnType<typeof setTimeout> | undefined;

/** How many of them this entry of the history stands for. */
const depthOfEntry = (): number =>
  Number((window.history.state as { dialogs?: number } | null)?.dialogs ?? 0);

/** Whether the entry on top belongs to what lies open over the page, or lay there a moment ago. */
export const isOverlayEntry = (): boolean => depthOfEntry() > 0;

/** Runs once the history stands still: at once, or when entries that are given back are gone. */
export function whenHistorySettles(run: () => void): () => void {
  if (!returning) {
    run();
    return () => undefined;
  }
  window.addEventListener('popstate', run, { once: true });
  return () => window.removeEventListener('popstate', run);
}

/** What is closed gives its entry back, unless by then something else lies open, or the page has gone. */
function removeOverlayEntries(): void {
  const extra = depthOfEntry() - depth;
  if (extra <= 0) return;
  returning = true;
  window.addEventListener(
    'popstate',
    () => {
      returning = false;
    },
    { once: true },
  );
  window.history.go(-extra);
}

/**
 * While `open`, the browser's Back closes what is open instead of leaving the page: it takes one entry
 * of the history, with the same address. Closed otherwise, it gives that entry back.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    clearTimeout(giveBack);
    depth += 1;
    const own = depth;
    let isOpen = true;
    const takeEntry = () => {
      // What the router keeps there stays, so that it sees the place that it knows.
      if (isOpen && depthOfEntry() < own)
        window.history.pushState({ ...(window.history.state as object | null), dialogs: own }, '');
    };
    const look = () => {
      if (depthOfEntry() >= own) return;
      onBack();
      // It may only have asked, and still be there.
      setTimeout(takeEntry);
    };
    const stopWaiting = whenHistorySettles(() => {
      takeEntry();
      window.addEventListener('popstate', look);
    });
    return () => {
      isOpen = false;
      stopWaiting();
      depth -= 1;
      window.removeEventListener('popstate', look);
      // A moment later: one dialog may make room for the next, which then keeps the entry.
      clearTimeout(giveBack);
      if (isOverlayEntry()) giveBack = setTimeout(removeOverlayEntries);
    };
  }, [open]);
}
