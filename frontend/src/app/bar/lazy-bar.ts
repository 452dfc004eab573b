import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../ui/lazy/lazy-component';
import { isWide, useIsWide } from '../../ui/theme/use-is-mobile';
import { isGamePage } from '../game-pages';

export const LazyBar = lazyComponent(() => import('./bar').then((part) => part.Bar), {
  whenIdle: false,
  silent: true,
});

export const LazyBarPlayer = lazyComponent(() => import('./bar-player').then((part) => part.BarPlayer), {
  whenIdle: false,
  silent: true,
});

/** Games have the header to themselves: the name, the number and the menu. */
export function useHasBar(): boolean {
  const wide = useIsWide();
  return !isGamePage(useLocation().pathname) && wide;
}

/** Loads the bar of the first page. Until then, the prerendered one stays. */
export const loadBar = async (pathname: string): Promise<unknown> =>
  isWide() && !isGamePage(pathname) && LazyBar.warmUp();
