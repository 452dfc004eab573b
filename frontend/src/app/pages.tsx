import { PAGES } from '@tessera/contracts/constants';
import { Suspense } from 'react';
import { Route, Routes, matchPath } from 'react-router-dom';
import { DEMOS } from './demos/demos';
import { lazyPage, type LazyPage } from './lazy-page';
import { NotFoundPage } from './errors/not-found-page';

const daily = lazyPage(() => import('../features/daily/daily-page').then((part) => part.DailyPage), {
  whenIdle: true,
});

const leaderboards = lazyPage(() =>
  import('../features/leaderboards/leaderboards-page').then((part) => part.LeaderboardsPage),
);

const liveGame = lazyPage(() => import('../features/game/game-page').then((part) => part.GamePage));

/** The component of every page in the contracts; the compiler reports missing ones. */
export const PAGE_OF: Record<keyof typeof PAGES, LazyPage> = {
  home: lazyPage(() => import('../features/home/home-page').then((part) => part.HomePage), {
    whenIdle: true,
  }),
  daily,
  dailyShort: daily,
  dailyResults: lazyPage(
    () => import('../features/daily/results/results-page').then((part) => part.ResultsPage),
    {
      whenIdle: true,
    },
  ),
  review: lazyPage(() => import('../features/review/review-page').then((part) => part.ReviewPage)),
  duels: lazyPage(() => import('../features/duel/duels-page').then((part) => part.DuelsPage)),
  duel: lazyPage(() => import('../features/duel/duel-page').then((part) => part.DuelPage)),
  simpleDaily: lazyPage(() =>
    import('../features/simple-daily/simple-daily-page').then((part) => part.SimpleDailyPage),
  ),
  archive: lazyPage(() => import('../features/archive/archive-page').then((part) => part.ArchivePage)),
  practice: lazyPage(() => import('./dated-page').then((part) => part.DatedPage)),
  playFriend: lazyPage(() => import('../features/game/play-friend-page').then((part) => part.PlayFriendPage)),
  liveGame,
  currentGame: liveGame,
  wordChecker: lazyPage(
    () => import('../features/words/word-checker-page').then((part) => part.WordCheckerPage),
    { whenIdle: true },
  ),
  sharedResult: lazyPage(() =>
    import('../features/results/shared-result-page').then((part) => part.SharedResultPage),
  ),
  achievements: lazyPage(() =>
    import('../features/players/achievements-page').then((part) => part.AchievementsPage),
  ),
  feedback: lazyPage(() => import('../features/feedback/feedback-page').then((part) => part.FeedbackPage)),
  auth: lazyPage(() => import('../features/auth/sign-in/auth-page').then((part) => part.AuthPage)),
  resetPassword: lazyPage(() =>
    import('../features/auth/sign-in/reset-password-page').then((part) => part.ResetPasswordPage),
  ),
  account: lazyPage(() => import('../features/auth/account/account-page').then((part) => part.AccountPage)),
  playerName: lazyPage(() =>
    import('../features/players/player-name-page').then((part) => part.PlayerNamePage),
  ),
  leaderboards,
  leaderboard: leaderboards,
  the32Club: lazyPage(() => import('../features/leaderboards/club-page').then((part) => part.ClubPage)),
  groups: lazyPage(() => import('../features/groups/groups-page').then((part) => part.GroupsPage)),
  rules: lazyPage(() => import('../features/help/rules-page').then((part) => part.RulesPage)),
  about: lazyPage(() => import('../features/info/about-page').then((part) => part.AboutPage)),
  community: lazyPage(() => import('../features/info/community-page').then((part) => part.CommunityPage)),
  adminDashboard: lazyPage(() =>
    import('../features/admin/admin-dashboard-page').then((part) => part.AdminDashboardPage),
  ),
  privacyPolicy: lazyPage(() =>
    import('../features/info/privacy-policy-page').then((part) => part.PrivacyPolicyPage),
  ),
  ...DEMOS,
};

const ROUTES = Object.entries(PAGE_OF).map(([name, page]): LazyPage & { path: string } => ({
  path: PAGES[name as keyof typeof PAGES],
  ...page,
}));

/** For development only: the component gallery and the list of demos. */
if (process.env.NODE_ENV !== 'production') {
  ROUTES.push({
    path: '/demos',
    ...lazyPage(() => import('./demos/demos-page').then((part) => part.DemosPage)),
  });
  ROUTES.push({
    path: '/components',
    ...lazyPage(() => import('../features/components/components-page').then((part) => part.ComponentsPage)),
  });
}

/** Loads the code for a path. Until then, the prerendered content stays. */
export const loadPage = async (pathname: string): Promise<void> => {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  // If the code can't be loaded, the error boundary handles it when the page renders.
  await route?.load().catch(() => undefined);
};

/** The page of the current path. */
export const Pages = () => (
  <Suspense fallback={null}>
    <Routes>
      {ROUTES.map(({ path, Page }) => (
        <Route key={path} path={path} element={<Page />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  </Suspense>
);
