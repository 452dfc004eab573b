import { PAGES } from '@tessera/contracts/wire';
import type { PlainDate } from '@tessera/rules';
import userEvent from '@testing-library/user-event';
import { Link } from '../../../ui/link/link';
import { submitButton } from '../../../game-kit/testing/own-board';
import { showPages } from '../../../store/testing/show-page';
import { dismissTutorial } from '../../../store/daily/tutorial-flags';
import { LiveRegion } from '../../../ui/live-region/live-region';
import { Toaster } from '../../../ui/toast/toaster';
import { DailyPage } from '../daily-page';

/** Loads the daily's page as a browser does, for a player who knows the game. Other pages are placeholders. */
export function loadDaily(state?: { readonly toFinish: PlainDate }) {
  dismissTutorial('round1_tutorial');
  dismissTutorial('round2_tutorial');
  const daily = (
    <>
      <DailyPage />
      <Toaster />
      <LiveRegion />
    </>
  );
  const routes = [
    { path: PAGES.daily, element: daily },
    { path: PAGES.dailyResults, element: <p>The results</p> },
    { path: PAGES.wordChecker, element: <Link to={PAGES.daily}>Back to the game</Link> },
    { path: PAGES.home, element: <p>The home page</p> },
  ];
  return { ...showPages(routes, { pathname: PAGES.daily, state }), user: userEvent.setup() };
}

export type DailyPageInTest = ReturnType<typeof loadDaily>;

/** Submit uses aria-disabled, because a disabled button would lose the focus. */
export const submitIsOpen = () => !submitButton().hasAttribute('aria-disabled');
