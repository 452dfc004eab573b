import { lazy, useSyncExternalStore, type ComponentType } from 'react';

let underWay = 0;
const listeners = new Set<() => void>();

const count = (change: 1 | -1) => {
  underWay += change;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export interface LazyPage {
  readonly Page: ComponentType;
  /** Has the code there before the page is asked for. */
  readonly load: () => Promise<unknown>;
}

/** A page in a chunk of its own. While it loads, the page before stays (navigation is a transition). */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => ({
  load,
  Page: lazy(async () => {
    count(1);
    try {
      return { default: await load() };
    } finally {
      count(-1);
    }
  }),
});

/** Whether a page's code is being loaded. */
export const usePageUnderWay = (): boolean => useSyncExternalStore(subscribe, () => underWay > 0);
