import { screen } from '@testing-library/react';
import { PAGES } from '@tessera/contracts/wire';
import { JOIN, aView, played } from './testing/a-view';
import { fakeLive, type FakeLive } from './testing/fake-live';
import { loadPage, onlyPresence } from './testing/open-game-page';

beforeEach(() => void onlyPresence());

const never = () => new Promise(() => undefined);

const loading = () => screen.queryByText('Loading the game...');

/** From now on, the server takes long to open a game. */
const slowDown = (live: FakeLive) => {
  live.answers.join_game = never;
  live.answers.refresh_game = never;
};

it('shows the code of a new game without an empty board first', async () => {
  const live = fakeLive(aView(played(), 1));
  const { user } = loadPage(PAGES.playFriend, live);
  await user.click(screen.getByRole('button', { name: 'Create New Game' }));
  slowDown(live);
  await user.click(await screen.findByRole('link', { name: 'Continue to Game' }));
  expect(await screen.findByLabelText('Game ID A B C 1 2')).toBeVisible();
  expect(loading()).toBeNull();
});

it('shows the board of a joined game without loading it again', async () => {
  const live = fakeLive(aView(played(JOIN), 2), 2);
  const { user } = loadPage(PAGES.playFriend, live);
  await user.type(screen.getByLabelText('Enter Game ID'), 'ABC12');
  const join = live.answers.join_game;
  live.answers.join_game = (payload) => {
    slowDown(live);
    return join?.(payload) ?? { success: true, gameId: 'ABC12', playerId: 2, game: live.game };
  };
  await user.click(screen.getByRole('button', { name: 'Join Game' }));
  expect(await screen.findByText('Round 1 of 16 vs Anna')).toBeVisible();
  expect(loading()).toBeNull();
});
