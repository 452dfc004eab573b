import { Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazy-page';
import { NotFoundPage } from './not-found-page';

interface PageRoute {
  readonly path: string;
  readonly Page: ComponentType;
}

const DailyPage = lazyPage(() => import('../features/daily/daily-page').then((part) => part.DailyPage));

const PAGES: PageRoute[] = [
  {
    path: '/',
    Page: lazyPage(() => import('../features/home/home-page').then((part) => part.HomePage)),
  },
  { path: '/1pv3-daily-challenge', Page: DailyPage },
  { path: '/1pv3', Page: DailyPage },
  {
    path: '/1pv3-results/:gameId',
    Page: lazyPage(() => import('../features/daily/results-page').then((part) => part.ResultsPage)),
  },
  {
    path: '/play-friend',
    Page: lazyPage(() => import('../features/game/play-friend-page').then((part) => part.PlayFriendPage)),
  },
  {
    path: '/game/:gameId?',
    Page: lazyPage(() => import('../features/game/game-page').then((part) => part.GamePage)),
  },
  {
    path: '/word-checker',
    Page: lazyPage(() => import('../features/words/word-checker-page').then((part) => part.WordCheckerPage)),
  },
  { path: '*', Page: NotFoundPage },
];

/** The kit in all its states: for those who build with it, not part of the product. */
if (process.env.NODE_ENV !== 'production') {
  PAGES.push({
    path: '/components',
    Page: lazyPage(() =>
      import('../features/components/components-page').then((part) => part.ComponentsPage),
    ),
  });
}

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
