import { PAGES } from '@tessera/contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeFetch } from '../../store/testing/fake-fetch';
import { showPages } from '../../store/testing/show-page';
import { NamePromptCard } from './name-prompt.public';
import { usePlayerNameQuery } from './names.api';

/** As on the results page: a heading, and the card if there is no name. */
function Results() {
  const { data: name } = usePlayerNameQuery();
  return (
    <>
      <h1 tabIndex={-1}>You scored 22 points</h1>
      {name === null && <NamePromptCard shown />}
      {name !== undefined && <p>Ready</p>}
    </>
  );
}

/** Ends a game as the results page does. */
async function endGame(playerName: string | null = null) {
  const requests = fakeFetch(({ method, path }) => {
    if (path === '/api/player/profile') return { body: { success: true, playerName } };
    if (path === '/api/player/username-available')
      return { body: { success: true, available: true, reason: null } };
    if (method === 'POST') return { body: { success: true, playerName: 'Wordy' } };
    return { status: 404 };
  });
  const { close } = showPages([{ path: PAGES.home, element: <Results /> }], PAGES.home);
  await screen.findByText('Ready');
  return { close, requests, user: userEvent.setup() };
}

const card = () => screen.queryByRole('region', { name: 'Add name to Leaderboards' });
const addName = () => screen.getByRole('button', { name: 'Add Name' });
const outcome = () => screen.getByRole('heading', { level: 1 });

it('asks a player without a name for one, in place, and saves it', async () => {
  const { user, requests } = await endGame();
  expect(card()).toHaveTextContent('Players with a name are listed on the leaderboards.');
  await user.click(addName());
  // Until the form has loaded, too.
  expect(document.body).not.toHaveFocus();
  const field = await screen.findByRole('textbox');
  expect(field).toHaveFocus();
  await user.type(field, 'Wordy');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(card()).toBeNull());
  expect(outcome()).toHaveFocus();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('does not ask a player who has a name', async () => {
  await endGame('Wordy');
  expect(card()).toBeNull();
});

it.each(['at once', 'after a look at the form'])(
  'does not ask again on the same day after Not now %s',
  async (when) => {
    const first = await endGame();
    if (when !== 'at once') {
      await first.user.click(addName());
      await screen.findByRole('textbox');
    }
    await first.user.click(screen.getByRole('button', { name: 'Not Now' }));
    expect(card()).toBeNull();
    expect(outcome()).toHaveFocus();
    first.close();
    await endGame();
    expect(card()).toBeNull();
  },
);

it("never asks again, even on another day, after Don't ask me again", async () => {
  const first = await endGame();
  await first.user.click(addName());
  await first.user.click(await screen.findByRole('checkbox', { name: "Don't ask me again" }));
  await first.user.click(screen.getByRole('button', { name: 'Not Now' }));
  first.close();
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('namePopupDismissed_')) localStorage.removeItem(key);
  }
  await endGame();
  expect(card()).toBeNull();
});
