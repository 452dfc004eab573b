import { useEffect, useEffectEvent } from 'react';

/** How many dialogs and menus are open on top of the page. */
let depth = 0;

/** `history.go` has been called, and its `popstate` event has not fired yet. */
let returning = false;
let giveBack: ReturnType<typeof setTimeout> | undefined;

/** The depth of overlays that the current history entry belongs to. */
const depthOfEntry = (): number =>
  Number((window.history.state as { dialogs?: number } | null)?.dialogs ?? 0);

/** Does the current history entry belong to an overlay that is open or has just closed? */
export const isOverlayEntry = (): boolean => depthOfEntry() > 0;

/** Runs the callback at once, or after entries that are being removed are gone. */
export function whenHistorySettles(run: () => void): () => void {
  if (!returning) {
    run();
    return () => undefined;
  }
  window.addEventListener('popstate', run, { once: true });
  return () => window.removeEventListener('popstate', run);
}

/** Removes the history entries of closed overlays, unless another one has opened or the page has changed. */
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

/** Runs the callback once the history has no more entries of closed overlays. */
export function withoutOverlayEntries(run: () => void): void {
  clearTimeout(giveBack);
  if (!returning) removeOverlayEntries();
  whenHistorySettles(run);
}

/**
 * While `open`, the browser's Back button closes the overlay instead of leaving the page. For this, the
 * overlay adds a history entry with the same URL, and removes it if it is closed in another way.
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
      // Keeps the router's own state in the entry, so that the router still recognizes the location.
      if (isOpen && depthOfEntry() < own)
        window.history.pushState({ ...(window.history.state as object | null), dialogs: own }, '');
    };
    const look = () => {
      if (depthOfEntry() >= own) return;
      onBack();
      // The overlay may only have asked for confirmation and still be open.
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
      // Deferred, because the next dialog may open right after this one and reuse the entry.
      clearTimeout(giveBack);
      if (isOverlayEntry()) giveBack = setTimeout(removeOverlayEntries);
    };
  }, [open]);
}
