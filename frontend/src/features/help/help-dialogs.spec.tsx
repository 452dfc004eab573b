import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPages } from '../../store/testing/show-page';
import { HelpDialogs } from './help-dialogs';
import { helpOpened, type HelpTopic } from './help.slice';

const open = (topic: HelpTopic = 'how-to-play') => {
  const page = (
    <>
      <button>Help</button>
      <HelpDialogs />
    </>
  );
  const { store } = showPages([{ path: '/', element: page }], '/');
  act(() => screen.getByRole('button', { name: 'Help' }).focus());
  act(() => void store.dispatch(helpOpened(topic)));
  return userEvent.setup();
};

// Closing dialogs remove their history entry asynchronously.
beforeEach(() => waitFor(() => expect(window.history.state).toBeNull()));

it('explains the game, and opens the scoring rules from there', async () => {
  const user = open();
  expect(await screen.findByRole('dialog', { name: 'How to Play' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Scoring Rules' }));
  expect(await screen.findByRole('dialog', { name: 'Scoring Rules' })).toBeVisible();
  for (const example of ['BRAT scores 4.', 'MAOR scores 2.', 'VATE scores 3.']) {
    expect(await screen.findByText(example)).toBeVisible();
  }
  expect(screen.queryByRole('dialog', { name: 'How to Play' })).toBeNull();
});

it('shows the scoring rules from the top, even if the previous topic was scrolled', async () => {
  const user = open();
  const dialog = await screen.findByRole('dialog', { name: 'How to Play' });
  const button = await screen.findByRole('button', { name: 'Scoring Rules' });
  dialog.scrollTop = 240;
  await user.click(button);
  expect((await screen.findByRole('dialog', { name: 'Scoring Rules' })).scrollTop).toBe(0);
});

it.each([
  ['in general', 'how-to-play', ['Daily', 'Multiplayer']],
  ['during a live game, whose rules come first', 'how-to-play-friend', ['Multiplayer', 'Daily']],
] as const)('explains the daily and live games %s', async (_, topic, parts) => {
  open(topic);
  const dialog = await screen.findByRole('dialog', { name: 'How to Play' });
  await screen.findByText('You take turns choosing.');
  const headings = within(dialog).getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(parts);
});

it('closes on Escape', async () => {
  const user = open();
  await screen.findByRole('dialog', { name: 'How to Play' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes on Back, and leaves the page only on the next Back', async () => {
  open();
  await screen.findByRole('dialog', { name: 'How to Play' });
  const entries = window.history.length;
  act(() => window.history.back());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toBeNull();
});

it('restores the history when closed in another way', async () => {
  const user = open();
  await screen.findByRole('dialog', { name: 'How to Play' });
  expect(window.history.state).toEqual({ dialogs: 1 });
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  await waitFor(() => expect(window.history.state).toBeNull());
});

it('returns the focus to the button that opened How to Play after the scoring rules', async () => {
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Scoring Rules' }));
  expect(await screen.findByRole('dialog', { name: 'Scoring Rules' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Help' })).toHaveFocus());
});
