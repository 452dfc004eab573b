import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../ui/lazy/load-chunk';
import { loadWhenIdle } from '../ui/lazy/lazy-component';
import { signal, useSignal } from '../ui/util/signal';

const loadingPages = signal(0);
const count = (change: 1 | -1) => loadingPages.set(loadingPages.get() + change);

export interface LazyPage {
  readonly Page: ComponentType;
  /** Has the code there before the page is asked for. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * A page in a chunk of its own. While it loads, the page before stays (navigation is a transition). One that
 * belongs to the daily loads when idle too, so that it is there without a connection.
 */
export const lazyPage = (load: () => Promise<ComponentType>, { whenIdle = false } = {}): LazyPage => {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= await loadChunk(load));
  if (whenIdle) loadWhenIdle(loadOnce);
  const Awaited = lazy(async () => {
    count(1);
    try {
      return { default: await loadOnce() };
    } finally {
      count(-1);
    }
  });

  // Loaded code renders at once: React's `lazy` would suspend anyway and show an empty page.
  function Page() {
    const [Content] = useState<ComponentType>(() => loaded ?? Awaited);
    return createElement(Content);
  }
  return { load: loadOnce, Page };
};

/** Whether a page's code is being loaded. */
export const useIsPageLoading = (): boolean => useSignal(loadingPages) > 0;
