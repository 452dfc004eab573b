import { useEffect, type ReactNode, useRef } from 'react';
import { useLocation, matchPath, NavigationType, useNavigationType } from 'react-router-dom';
import { PAGES } from '@tessera/contracts/wire';
import { LogoutQuestion } from '../features/auth/account/logout-question';
import { HelpDialogs } from '../features/help/help-dialogs';
import { Tutorials } from '../features/tutorials/tutorials';
import { loadChunksWhenIdle } from '../ui/lazy/lazy-component';
import { LiveRegion } from '../ui/live-region/live-region';
import { focusHeading } from '../ui/util/focus-heading';
import { Toaster } from '../ui/toast/toaster';
import { ErrorBoundary } from './error-page';
import { Header } from './header';
import { useIsPageLoading } from './lazy-page';
import { Notices } from './notices/notices';
import { CURRENT_GAME_KEYS } from '../store/storage/keys';
import { sessionStore } from '../store/storage/storage';
import { useSession } from '../features/auth/session/use-session';
import { useAppDispatch } from '../store/create-store';
import { createSessionNotifiers } from '../store/notifications';
import { service } from '../store/services';
import { loadChunk, reportMissingChunk } from '../ui/lazy/load-chunk';
import { liveGamesNotifier, mayHaveGames } from '../store/live-games';

/**
 * On navigation, focuses the page's heading, so that it is read out and Tab starts there, and scrolls to the
 * top. For Back and Forward, the browser restores the scroll position by itself.
 */
function useFocusOnNavigation(mainId: string): void {
  const { pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!isReturn) window.scrollTo(0, 0);
    const main = document.getElementById(mainId);
    if (!main || focusHeading()) return;

    // The page is still loading. Its heading will get the focus unless the player has moved it by then.
    main.focus({ preventScroll: true });
    const awaiting = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading()) awaiting.disconnect();
    });
    awaiting.observe(main, { childList: true, subtree: true });
    return () => awaiting.disconnect();
  }, [mainId, pathname, isReturn]);
}

/** Tracks the session and, while there is one, listens for messages about it. Used once, in the shell. */
function useLiveSession(): void {
  const dispatch = useAppDispatch();
  const signedIn = useSession();
  useEffect(() => {
    if (!signedIn) return;
    const listening = loadChunk(() => import('../live/session-stream')).then(
      ({ listenToSession }) => listenToSession(dispatch(service(createSessionNotifiers))),
      () => {
        // If its code can't be loaded, the session is still polled.
        reportMissingChunk();
        return () => undefined;
      },
    );
    return () => void listening.then((stop) => stop());
  }, [dispatch, signedIn]);
}

/** Visiting one of these pages leaves the current game. */
const LEAVING_PAGES = [PAGES.home, PAGES.playFriend, PAGES.wordChecker, PAGES.feedback];

/** Forgets the current game when the player goes to one of these pages. */
function forgetGameOnLeaving(pathname: string): void {
  if (!LEAVING_PAGES.some((page) => matchPath(page, pathname))) return;
  for (const key of Object.values(CURRENT_GAME_KEYS)) sessionStore.remove(key);
}

/** The frame around every page: skip link, header, notices, announcements. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const isPageLoading = useIsPageLoading();
  useEffect(() => forgetGameOnLeaving(pathname), [pathname]);
  useEffect(loadChunksWhenIdle, []);
  useFocusOnNavigation('content');
  useLiveSession();
  useLiveGames();

  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header />
      {isPageLoading && <div className="page-loading" aria-hidden="true" />}
      <main id="content" tabIndex={-1}>
        <ErrorBoundary>{children}</ErrorBoundary>
      </main>
      <HelpDialogs />
      <Tutorials />
      <LogoutQuestion />
      <Toaster />
      <Notices />
      <LiveRegion />
    </div>
  );
}

/** On any page, follows the live games of a player who has some, once that is known. */
export function useLiveGames(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const follow = () =>
      void loadChunk(() => import('../features/game/turns/follow-games')).then(
        ({ followGames }) => dispatch(followGames()),
        () => reportMissingChunk(),
      );
    if (mayHaveGames()) follow();
    return liveGamesNotifier.listen(follow);
  }, [dispatch]);
}
