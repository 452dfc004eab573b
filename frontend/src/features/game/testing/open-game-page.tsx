import { PAGES } from '@tessera/contracts/wire';
import type { LiveGame, Seat } from '@tessera/rules';
import userEvent from '@testing-library/user-event';
import { fakeFetch } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { LiveRegion } from '../../../ui/live-region/live-region';
import { Toaster } from '../../../ui/toast/toaster';
import { GamePage } from '../game-page';
import { PlayFriendPage } from '../play-friend-page';
import { aView } from './a-view';
import { fakeLive, type FakeLive } from './fake-live';

/** Loads a live game page as a browser does. Other pages are placeholders. */
export function loadPage(address: string, live: FakeLive) {
  const around = (
    <>
      <Toaster />
      <LiveRegion />
    </>
  );
  const routes = [
    {
      path: '/game/:gameId?',
      element: (
        <>
          <GamePage />
          {around}
        </>
      ),
    },
    {
      path: PAGES.playFriend,
      element: (
        <>
          <PlayFriendPage />
          {around}
        </>
      ),
    },
    { path: PAGES.wordChecker, element: <p>The word checker</p> },
    { path: PAGES.home, element: <p>The home page</p> },
  ];
  return { ...showPages(routes, address, live.services), user: userEvent.setup() };
}

/** Opens a game for the player at that seat. */
export const openGameAt = (game: LiveGame, seat: Seat = 1) => {
  const live = fakeLive(aView(game, seat), seat);
  return { live, ...loadPage('/game/ABC12', live) };
};

/** A server that only supports presence. */
export const onlyPresence = () =>
  fakeFetch(({ path }) =>
    path === '/api/presence/config' ? { body: { success: true, enabled: true } } : 'no connection',
  );
