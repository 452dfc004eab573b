import { PAGES } from '@tessera/contracts/constants';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerFetch } from '../../../store/testing/fake-fetch';
import { showPages } from '../../../store/testing/show-page';
import { LiveRegion } from '../../../ui/live-region';
import { Toaster } from '../../../ui/toaster';
import { GamePage } from '../game-page';
import { PlayFriendPage } from '../play-friend-page';

/** Loads a page of the two-player game as a browser does, beside pages that only say which one they are. */
export function loadPage(address: string) {
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
          {<GamePage />}
          {around}
        </>
      ),
    },
    {
      path: PAGES.playFriend,
      element: (
        <>
          {<PlayFriendPage />}
          {around}
        </>
      ),
    },
    { path: PAGES.wordChecker, element: <p>The word checker</p> },
    { path: PAGES.home, element: <p>The home page</p> },
  ];
  return { ...showPages(routes, address), user: userEvent.setup() };
}

/** A server that knows of presence and nothing else. */
export const onlyPresence = () =>
  answerFetch(({ path }) =>
    path === '/api/presence/config' ? { body: { success: true, enabled: true } } : 'no connection',
  );

export const ownCells = () => [
  ...screen.getByRole('grid', { name: 'Your grid' }).querySelectorAll<HTMLElement>('[data-cell]'),
];

export const ownGrid = () =>
  ownCells()
    .map((cell) => cell.textContent || '.')
    .join('');

export const submitButton = () => screen.getByRole('button', { name: 'Submit' });
