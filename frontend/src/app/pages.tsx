import { Suspense, type ComponentType } from 'react';
import { Route, Routes, matchPath } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazy-page';
import { NotFoundPage } from './not-found-page';

interface PageRoute extends Partial<LazyPage> {
  readonly path: string;
  readonly Page: ComponentType;
}

const daily = lazyPage(() => import('../features/daily/daily-page').then((part) => part.DailyPage));

const PAGES: PageRoute[] = [
  {
    path: '/',
    ...lazyPage(() => import('../features/home/home-page').then((part) => part.HomePage)),
  },
  { path: '/1pv3-daily-challenge', ...daily },
  { path: '/1pv3', ...daily },
  {
    path: '/1pv3-results/:gameId',
    ...lazyPage(() => import('../features/daily/results-page').then((part) => part.ResultsPage)),
  },
  {
    path: '/word-checker',
    ...lazyPage(() => import('../features/words/word-checker-page').then((part) => part.WordCheckerPage)),
  },
  { path: '*', Page: NotFoundPage },
];

/** The kit in all its states: for those who build with it, not part of the product. */
if (process.env.NODE_ENV !== 'production') {
  PAGES.push({
    path: '/components',
    ...lazyPage(() => import('../features/components/components-page').then((part) => part.ComponentsPage)),
  });
}

/** Loads the code of a path's page. What the document shows by itself stands until then. */
export const loadPage = async (pathname: string): Promise<void> => {
  const route = PAGES.find(({ path }) => matchPath(path, pathname) !== null);
  // A chunk that cannot be had is the error boundary's business, once the page is rendered.
  await route?.load?.().catch(() => undefined);
};

/** The page of the current path. */
export const Pages = () => (
  <Suspense fallback={null}>
    <Routes>
      {PAGES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
    </Routes>
  </Suspense>
);
