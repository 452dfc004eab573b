import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadChunk } from '../ui/lazy/load-chunk';
import { loadWhenIdle } from '../ui/lazy/lazy-component';
import { signal, useSignal } from '../ui/util/signal';

const loadingPages = signal(0);
const count = (change: 1 | -1) => loadingPages.set(loadingPages.get() + change);

export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the code ahead of rendering. */
  readonly load: () => Promise<ComponentType>;
  /** The import itself, in which the build reads what the page needs. */
  readonly imports: () => Promise<object>;
}

/**
 * A page in its own chunk, by the module's name for it. While it loads, the previous page stays (navigation is a
 * transition). Pages of the daily also load when idle, so that they are available offline.
 */
export const lazyPage = <Name extends string>(
  imports: () => Promise<Record<NoInfer<Name>, ComponentType>>,
  name: Name,
  { whenIdle = false } = {},
): LazyPage => {
  let loaded: ComponentType | undefined;
  const loadOnce = async () => (loaded ??= (await loadChunk(imports))[name]);
  if (whenIdle) loadWhenIdle(loadOnce);
  const Awaited = lazy(async () => {
    count(1);
    try {
      return { default: await loadOnce() };
    } finally {
      count(-1);
    }
  });

  // Renders loaded code at once, because React's `lazy` would suspend anyway and show an empty page.
  function Page() {
    const [Content] = useState<ComponentType>(() => loaded ?? Awaited);
    return createElement(Content);
  }
  return { load: loadOnce, imports, Page };
};

/** Whether a page's code is loading. */
export const useIsPageLoading = (): boolean => useSignal(loadingPages) > 0;
