import { DEMO_PAGES, PAGES } from '@tessera/contracts/wire';
import { Suspense } from 'react';
import { Route, Routes, matchPath, useLocation } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazy-page';
import { NotFoundPage } from './error-page';

const daily = lazyPage(() => import('../features/daily/daily-page'), 'DailyPage', {
  whenIdle: true,
});

const leaderboards = lazyPage(() => import('../features/leaderboards/leaderboards-page'), 'LeaderboardsPage');

const liveGame = lazyPage(() => import('../features/game/game-page'), 'GamePage');

const record = lazyPage(() => import('../features/record/record-page'), 'RecordPage');

const review = lazyPage(() => import('./any-review-page'), 'AnyReviewPage');

type DemoName = keyof typeof DEMO_PAGES;

/** Demos load through one extra chunk, so that no other page has to list their files. */
const demo = (name: DemoName): LazyPage =>
  lazyPage(() => import('./demos/demos').then(async ({ DEMOS }) => ({ Demo: await DEMOS[name]() })), 'Demo');

const DEMO_OF = Object.fromEntries(
  Object.entries(DEMO_PAGES).map(([name, path]) => [path, demo(name as DemoName)]),
) as Record<(typeof DEMO_PAGES)[DemoName], LazyPage>;

type PagePath = (typeof PAGES)[keyof typeof PAGES];

/** The component of every page in the contracts, by its path; the compiler reports missing ones. */
export const PAGE_OF: Record<PagePath, LazyPage> = {
  [PAGES.home]: lazyPage(() => import('../features/home/home-page'), 'HomePage', { whenIdle: true }),
  [PAGES.daily]: daily,
  [PAGES.dailyShort]: daily,
  [PAGES.dailyResults]: lazyPage(() => import('../features/daily/results/results-page'), 'ResultsPage', {
    whenIdle: true,
  }),
  [PAGES.review]: review,
  [PAGES.duels]: lazyPage(() => import('../features/duel/duels-page'), 'DuelsPage'),
  [PAGES.duel]: lazyPage(() => import('../features/duel/duel-page'), 'DuelPage'),
  [PAGES.simpleDaily]: lazyPage(
    () => import('../features/simple-daily/simple-daily-page'),
    'SimpleDailyPage',
  ),
  [PAGES.archive]: lazyPage(() => import('../features/archive/archive-page'), 'ArchivePage'),
  [PAGES.practice]: lazyPage(() => import('./dated-page'), 'DatedPage'),
  [PAGES.challenges]: lazyPage(() => import('../features/challenges/challenges-page'), 'ChallengesPage'),
  [PAGES.challenge]: lazyPage(() => import('../features/challenges/challenge-page'), 'ChallengePage'),
  [PAGES.playFriend]: lazyPage(() => import('../features/game/play-friend-page'), 'PlayFriendPage'),
  [PAGES.liveGame]: liveGame,
  [PAGES.currentGame]: liveGame,
  [PAGES.wordChecker]: lazyPage(() => import('../features/words/word-checker-page'), 'WordCheckerPage', {
    whenIdle: true,
  }),
  [PAGES.sharedResult]: lazyPage(() => import('../features/results/shared-result-page'), 'SharedResultPage'),
  [PAGES.sharedReplay]: review,
  [PAGES.achievements]: lazyPage(() => import('../features/players/achievements-page'), 'AchievementsPage'),
  [PAGES.record]: record,
  [PAGES.recordGames]: record,
  [PAGES.feedback]: lazyPage(() => import('../features/feedback/feedback-page'), 'FeedbackPage'),
  [PAGES.auth]: lazyPage(() => import('../features/auth/sign-in/auth-page'), 'AuthPage'),
  [PAGES.authReturn]: lazyPage(() => import('../features/auth/methods/return-page'), 'ReturnPage'),
  [PAGES.resetPassword]: lazyPage(
    () => import('../features/auth/sign-in/reset-password-page'),
    'ResetPasswordPage',
  ),
  [PAGES.account]: lazyPage(() => import('../features/auth/account/account-page'), 'AccountPage'),
  [PAGES.linkDevice]: lazyPage(() => import('../features/devices/link-page'), 'LinkPage'),
  [PAGES.playerName]: lazyPage(() => import('../features/players/player-name-page'), 'PlayerNamePage'),
  [PAGES.leaderboards]: leaderboards,
  [PAGES.leaderboard]: leaderboards,
  [PAGES.the32Club]: lazyPage(() => import('../features/leaderboards/club-page'), 'ClubPage'),
  [PAGES.groups]: lazyPage(() => import('../features/groups/groups-page'), 'GroupsPage'),
  [PAGES.rules]: lazyPage(() => import('../features/help/rules-page'), 'RulesPage'),
  [PAGES.about]: lazyPage(() => import('../features/info/about-page'), 'AboutPage'),
  [PAGES.community]: lazyPage(() => import('../features/info/community-page'), 'CommunityPage'),
  [PAGES.adminDashboard]: lazyPage(
    () => import('../features/admin/admin-dashboard-page'),
    'AdminDashboardPage',
  ),
  [PAGES.privacyPolicy]: lazyPage(() => import('../features/info/privacy-policy-page'), 'PrivacyPolicyPage'),
  [PAGES.status]: lazyPage(() => import('../features/status/status-page'), 'StatusPage'),
  ...DEMO_OF,
};

const ROUTES = Object.entries(PAGE_OF).map(([path, page]): LazyPage & { path: string } => ({
  path,
  ...page,
}));

/** For development only: the list of demos. */
if (process.env.NODE_ENV !== 'production') {
  ROUTES.push({
    path: '/demos',
    ...lazyPage(() => import('./demos/demos-page'), 'DemosPage'),
  });
}

/** Loads the code for a path. Until then, the prerendered content stays. */
export const loadPage = async (pathname: string): Promise<void> => {
  const route = ROUTES.find(({ path }) => matchPath(path, pathname) !== null);
  // If the code can't be loaded, the error boundary handles it when the page renders.
  await route?.load().catch(() => undefined);
};

/** The page of the current path. */
export function Pages() {
  const { pathname } = useLocation();
  if (!isDecodable(pathname)) return <NotFoundPage />;
  return (
    <Suspense fallback={null}>
      <Routes>
        {ROUTES.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </Suspense>
  );
}

/** Whether the percent encoding of a path is valid. The server has no page for any other. */
function isDecodable(pathname: string): boolean {
  try {
    // The result is used, because the bundler removes calls whose result isn't.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}
