import { DEMO_PAGES, PAGES } from '@tessera/contracts/wire';
import { Suspense } from 'react';
import { Route, Routes, matchPath, useLocation } from 'react-router-dom';
import { lazyPage, type LazyPage } from './lazy-page';
import { NotFoundPage } from './error-page';

const daily = lazyPage(() => import('../features/daily/daily-page').then((part) => part.DailyPage), {
  whenIdle: true,
});

const leaderboards = lazyPage(() =>
  import('../features/leaderboards/leaderboards-page').then((part) => part.LeaderboardsPage),
);

const liveGame = lazyPage(() => import('../features/game/game-page').then((part) => part.GamePage));

const record = lazyPage(() => import('../features/record/record-page').then((part) => part.RecordPage));

const review = lazyPage(() => import('./any-review-page').then((part) => part.AnyReviewPage));

type DemoName = keyof typeof DEMO_PAGES;

/** Demos load through one extra chunk, so that no other page has to list their files. */
const demo = (name: DemoName): LazyPage =>
  lazyPage(() => import('./demos/demos').then(({ DEMOS }) => DEMOS[name]()));

const DEMO_OF = Object.fromEntries(
  Object.entries(DEMO_PAGES).map(([name, path]) => [path, demo(name as DemoName)]),
) as Record<(typeof DEMO_PAGES)[DemoName], LazyPage>;

type PagePath = (typeof PAGES)[keyof typeof PAGES];

/** The component of every page in the contracts, by its path; the compiler reports missing ones. */
export const PAGE_OF: Record<PagePath, LazyPage> = {
  [PAGES.home]: lazyPage(() => import('../features/home/home-page').then((part) => part.HomePage), {
    whenIdle: true,
  }),
  [PAGES.daily]: daily,
  [PAGES.dailyShort]: daily,
  [PAGES.dailyResults]: lazyPage(
    () => import('../features/daily/results/results-page').then((part) => part.ResultsPage),
    {
      whenIdle: true,
    },
  ),
  [PAGES.review]: review,
  [PAGES.duels]: lazyPage(() => import('../features/duel/duels-page').then((part) => part.DuelsPage)),
  [PAGES.duel]: lazyPage(() => import('../features/duel/duel-page').then((part) => part.DuelPage)),
  [PAGES.simpleDaily]: lazyPage(() =>
    import('../features/simple-daily/simple-daily-page').then((part) => part.SimpleDailyPage),
  ),
  [PAGES.archive]: lazyPage(() =>
    import('../features/archive/archive-page').then((part) => part.ArchivePage),
  ),
  [PAGES.practice]: lazyPage(() => import('./dated-page').then((part) => part.DatedPage)),
  [PAGES.challenges]: lazyPage(() =>
    import('../features/challenges/challenges-page').then((part) => part.ChallengesPage),
  ),
  [PAGES.challenge]: lazyPage(() =>
    import('../features/challenges/challenge-page').then((part) => part.ChallengePage),
  ),
  [PAGES.playFriend]: lazyPage(() =>
    import('../features/game/play-friend-page').then((part) => part.PlayFriendPage),
  ),
  [PAGES.liveGame]: liveGame,
  [PAGES.currentGame]: liveGame,
  [PAGES.wordChecker]: lazyPage(
    () => import('../features/words/word-checker-page').then((part) => part.WordCheckerPage),
    { whenIdle: true },
  ),
  [PAGES.sharedResult]: lazyPage(() =>
    import('../features/results/shared-result-page').then((part) => part.SharedResultPage),
  ),
  [PAGES.sharedReplay]: review,
  [PAGES.achievements]: lazyPage(() =>
    import('../features/players/achievements-page').then((part) => part.AchievementsPage),
  ),
  [PAGES.record]: record,
  [PAGES.recordGames]: record,
  [PAGES.feedback]: lazyPage(() =>
    import('../features/feedback/feedback-page').then((part) => part.FeedbackPage),
  ),
  [PAGES.auth]: lazyPage(() => import('../features/auth/sign-in/auth-page').then((part) => part.AuthPage)),
  [PAGES.authReturn]: lazyPage(() =>
    import('../features/auth/methods/return-page').then((part) => part.ReturnPage),
  ),
  [PAGES.resetPassword]: lazyPage(() =>
    import('../features/auth/sign-in/reset-password-page').then((part) => part.ResetPasswordPage),
  ),
  [PAGES.account]: lazyPage(() =>
    import('../features/auth/account/account-page').then((part) => part.AccountPage),
  ),
  [PAGES.linkDevice]: lazyPage(() => import('../features/devices/link-page').then((part) => part.LinkPage)),
  [PAGES.playerName]: lazyPage(() =>
    import('../features/players/player-name-page').then((part) => part.PlayerNamePage),
  ),
  [PAGES.leaderboards]: leaderboards,
  [PAGES.leaderboard]: leaderboards,
  [PAGES.the32Club]: lazyPage(() =>
    import('../features/leaderboards/club-page').then((part) => part.ClubPage),
  ),
  [PAGES.groups]: lazyPage(() => import('../features/groups/groups-page').then((part) => part.GroupsPage)),
  [PAGES.rules]: lazyPage(() => import('../features/help/rules-page').then((part) => part.RulesPage)),
  [PAGES.about]: lazyPage(() => import('../features/info/about-page').then((part) => part.AboutPage)),
  [PAGES.community]: lazyPage(() =>
    import('../features/info/community-page').then((part) => part.CommunityPage),
  ),
  [PAGES.adminDashboard]: lazyPage(() =>
    import('../features/admin/admin-dashboard-page').then((part) => part.AdminDashboardPage),
  ),
  [PAGES.privacyPolicy]: lazyPage(() =>
    import('../features/info/privacy-policy-page').then((part) => part.PrivacyPolicyPage),
  ),
  [PAGES.status]: lazyPage(() => import('../features/status/status-page').then((part) => part.StatusPage)),
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
    ...lazyPage(() => import('./demos/demos-page').then((part) => part.DemosPage)),
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
