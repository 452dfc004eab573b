import { PAGES } from '@tessera/contracts/wire';
import userEvent from '@testing-library/user-event';
import { showPages } from '../../../store/testing/show-page';
import { LiveRegion } from '../../../ui/live-region/live-region';
import { Toaster } from '../../../ui/toast/toaster';
import { DuelPage } from '../duel-page';
import { DuelsPage } from '../duels-page';
import { DUEL_ID } from './duel-server';

/** Loads a duel page as a browser does. Other pages are placeholders. */
export function loadPage(address: string) {
  const around = (
    <>
      <Toaster />
      <LiveRegion />
    </>
  );
  const routes = [
    {
      path: PAGES.duel,
      element: (
        <>
          <DuelPage />
          {around}
        </>
      ),
    },
    {
      path: PAGES.duels,
      element: (
        <>
          <DuelsPage />
          {around}
        </>
      ),
    },
    { path: PAGES.home, element: <p>The home page</p> },
  ];
  return { ...showPages(routes, address), user: userEvent.setup() };
}

export const openDuel = () => loadPage(`/daily-challenge/${DUEL_ID}`);
