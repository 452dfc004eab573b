import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { HelpDialogs } from '../features/help/help-dialogs';
import { loadPartsWhenIdle } from '../ui/lazy-part';
import { LiveRegion } from '../ui/live-region';
import { Toaster } from '../ui/toaster';
import { forgetGameOnLeaving } from './current-game';
import { Header } from './header';

/** What stands around every page: skip link, header, notices, announcements. */
export function Layout() {
  const { pathname } = useLocation();
  const underWay = useNavigation().state === 'loading';
  useEffect(() => forgetGameOnLeaving(pathname), [pathname]);
  useEffect(loadPartsWhenIdle, []);
  useFocusOnNavigation(pathname);

  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Header />
      {underWay && <div className="under-way" aria-hidden="true" />}
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <HelpDialogs />
      <Toaster />
      <LiveRegion />
      <ScrollRestoration />
    </div>
  );
}

/** A new page: the focus goes to its heading, so that it is read out and Tab starts there. */
function useFocusOnNavigation(pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.getElementById('content');
    const heading = main?.querySelector<HTMLElement>('h1');
    (heading ?? main)?.focus({ preventScroll: true });
  }, [pathname]);
}

/** While the first page's code is on its way: exactly what index.html has painted. */
export const FirstPaint = () => (
  <div className="shell">
    <Header />
  </div>
);
