import { screen, waitFor, within } from '@testing-library/react';
import { changeSettings } from '../../../store/settings';
import { fakeFetch } from '../../../store/testing/fake-fetch';
import { JOIN, played } from '../testing/a-view';
import { openGameAt, onlyPresence } from '../testing/open-game-page';

beforeEach(() => void onlyPresence());

const BUTTON = /^Say something to/;

it('says one of five things to the friend, once a round', async () => {
  const { user } = openGameAt(played(JOIN));
  const asked = fakeFetch(({ path }) =>
    path === '/api/games/ABC12/reaction' ? { body: { success: true, sent: true } } : 'no connection',
  );
  const button = await screen.findByRole('button', { name: BUTTON });
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: BUTTON });
  expect(within(within(dialog).getByRole('group')).getAllByRole('button')).toHaveLength(5);
  await user.click(within(dialog).getByRole('button', { name: 'Ouch' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ reaction: 'ouch' }));
  expect(await screen.findByText('You said: Ouch')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it("doesn't confirm a reaction after another one in the same round, from another tab or device", async () => {
  const { user } = openGameAt(played(JOIN));
  fakeFetch(({ path }) =>
    path === '/api/games/ABC12/reaction' ? { body: { success: true, sent: false } } : 'no connection',
  );
  const button = await screen.findByRole('button', { name: BUTTON });
  await user.click(button);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nice!' }));
  expect((await screen.findAllByText("You've already said something this round"))[0]).toBeVisible();
  expect(screen.queryByText('You said: Nice!')).toBeNull();
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it('says that a reaction could not be sent, and lets the player try again', async () => {
  const { user } = openGameAt(played(JOIN));
  await user.click(await screen.findByRole('button', { name: BUTTON }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Nice!' }));
  expect((await screen.findAllByText("Your reaction couldn't be sent"))[0]).toBeVisible();
  expect(screen.getByRole('button', { name: BUTTON })).not.toHaveAttribute('aria-disabled', 'true');
});

it('shows and tells what the friend says', async () => {
  const { live } = openGameAt(played(JOIN));
  await screen.findByRole('button', { name: BUTTON });
  live.say({ type: 'OPPONENT_REACTED', gameId: 'ABC12', version: 1, reaction: 'hurry' });
  expect((await screen.findAllByText(/: Hurry up, friend$/))[0]).toBeInTheDocument();
});

it('neither shows nor offers reactions to players who have hidden them', async () => {
  changeSettings({ muteReactions: true });
  const { live } = openGameAt(played(JOIN));
  expect(await screen.findByRole('grid', { name: 'Your grid' })).toBeVisible();
  live.say({ type: 'OPPONENT_REACTED', gameId: 'ABC12', version: 1, reaction: 'played' });
  expect(screen.queryByText(/Well played/)).toBeNull();
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});
