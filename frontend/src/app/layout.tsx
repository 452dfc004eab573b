import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LogoutQuestion } from '../features/auth/account/logout-question';
import { HelpDialogs } from '../features/help/help-dialogs';
import { Tutorials } from '../features/tutorials/tutorials';
import { loadChunksWhenIdle } from '../ui/lazy/lazy-component';
import { LiveRegion } from '../ui/live-region/live-region';
import { Toaster } from '../ui/toast/toaster';
import { forgetGameOnLeaving } from './current-game';
import { ErrorBoundary } from './errors/error-boundary';
import { Header } from './header';
import { useIsPageLoading } from './lazy-page';
import { Notices } from './notices/notices';
import { useFocusOnNavigation } from './use-focus-on-navigation';
import { useLiveSession } from './use-live-session';
import { useLiveGames } from './use-live-games';

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
