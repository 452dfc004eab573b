import type { RouteObject } from 'react-router-dom';
import { ErrorPage, RootErrorPage } from './error-page';
import { FirstPaint, Layout } from './layout';
import { NotFoundPage } from './not-found-page';

const dailyPage: RouteObject['lazy'] = () =>
  import('../features/daily/daily-page').then(({ DailyPage }) => ({ Component: DailyPage }));

const pages: RouteObject[] = [
  {
    index: true,
    lazy: () => import('../features/home/home-page').then(({ HomePage }) => ({ Component: HomePage })),
  },
  { path: '1pv3-daily-challenge', lazy: dailyPage },
  { path: '1pv3', lazy: dailyPage },
  {
    path: '1pv3-results/:gameId',
    lazy: () =>
      import('../features/daily/results-page').then(({ ResultsPage }) => ({ Component: ResultsPage })),
  },
  {
    path: 'word-checker',
    lazy: () =>
      import('../features/words/word-checker-page').then(({ WordCheckerPage }) => ({
        Component: WordCheckerPage,
      })),
  },
];

/** The kit in all its states: for those who build with it, not part of the product. */
if (process.env.NODE_ENV !== 'production') {
  pages.push({
    path: 'components',
    lazy: () =>
      import('../features/components/components-page').then(({ ComponentsPage }) => ({
        Component: ComponentsPage,
      })),
  });
}

/** Every page. A page's error shows within the layout; the layout's own, instead of it. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <RootErrorPage />,
    hydrateFallbackElement: <FirstPaint />,
    children: [
      { errorElement: <ErrorPage />, children: [...pages, { path: '*', element: <NotFoundPage /> }] },
    ],
  },
];
