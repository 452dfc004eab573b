import { PAGES } from '@tessera/contracts/constants';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { NamePrompt } from './name-prompt';
import { namePromptDue, selectNamePromptDue } from './name-prompt.slice';

/** Ends a game as the results page does. */
function endGame(playerName: string | null = null) {
  const requests = fakeFetch(({ method, path }) => {
    if (path === '/api/player/profile') return { body: { success: true, playerName } };
    if (path === '/api/player/username-available')
      return { body: { success: true, available: true, reason: null } };
    if (method === 'POST') return { body: { success: true, playerName: 'Wordy' } };
    return { status: 404 };
  });
  const { store, close } = showPages([{ path: PAGES.home, element: <NamePrompt /> }], PAGES.home);
  act(() => void store.dispatch(namePromptDue()));
  const settled = () => waitFor(() => expect(selectNamePromptDue(store.getState())).toBe(false));
  return { close, requests, settled, user: userEvent.setup() };
}

const TITLE = { name: 'Add name to Leaderboards' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('asks a player without a name for one, and saves it', async () => {
  const { user, requests, settled } = endGame();
  const dialog = await screen.findByRole('dialog', TITLE);
  await user.type(screen.getByRole('textbox'), 'Wordy');
  expect(dialog).toHaveTextContent('Players with a name are listed on the leaderboards.');
  await user.keyboard('{Enter}');
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('does not ask a player who has a name', async () => {
  const { settled } = endGame('Wordy');
  await settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not ask again on the same day after Not now', async () => {
  const first = endGame();
  await first.user.click(await screen.findByRole('button', { name: 'Not Now' }));
  await first.settled();
  first.close();
  const second = endGame();
  await second.settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it("never asks again, even on another day, after Don't ask me again", async () => {
  const first = endGame();
  await first.user.click(await screen.findByRole('checkbox', { name: "Don't ask me again" }));
  await first.user.click(screen.getByRole('button', { name: 'Not Now' }));
  await first.settled();
  first.close();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('namePopupDismissed_')) localStorage.removeItem(key);
  }
  const second = endGame();
  await second.settled();
  expect(screen.queryByRole('dialog')).toBeNull();
});
