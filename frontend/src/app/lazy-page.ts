import { lazy, type ComponentType } from 'react';
import { loadWhenIdle } from '../ui/lazy-part';
import { signal, useSignal } from '../ui/signal';

const underWay = signal(0);
const count = (change: 1 | -1) => underWay.set(underWay.get() + change);

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
  if (whenIdle) loadWhenIdle(load);
  const Page = lazy(async () => {
    count(1);
    try {
      return { default: await load() };
    } finally {
      count(-1);
    }
  });
  return { load, Page };
};

/** Whether a page's code is being loaded. */
export const usePageUnderWay = (): boolean => useSignal(underWay) > 0;
