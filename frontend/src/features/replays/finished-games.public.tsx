import { lazyComponent } from '../../ui/lazy/lazy-component';

/** The player's finished live games, each leading to its review. Loads after the page. */
export const FinishedGames = lazyComponent(
  () => import('./finished-section').then((part) => part.FinishedSection),
  { whenIdle: false, silent: true },
);
