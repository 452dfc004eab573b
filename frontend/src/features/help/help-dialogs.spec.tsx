import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPages } from '../../store/testing/show-page';
import { HelpDialogs } from './help-dialogs';
import { helpOpened } from './help.slice';

const open = () => {
  const { store } = showPages([{ path: '/', element: <HelpDialogs /> }], '/');
  act(() => void store.dispatch(helpOpened('how-to-play')));
  return userEvent.setup();
};

it('explains the game, and the scoring from there', async () => {
  const user = open();
  expect(await screen.findByRole('dialog', { name: 'How to Play' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Scoring Rules' }));
  expect(await screen.findByRole('dialog', { name: 'Scoring Rules' })).toBeVisible();
  for (const example of ['BRAT scores 4.', 'MAOR scores 2.', 'VATE scores 3.']) {
    expect(await screen.findByText(example)).toBeVisible();
  }
  expect(screen.queryByRole('dialog', { name: 'How to Play' })).toBeNull();
});

it('closes with Escape', async () => {
  const user = open();
  await screen.findByRole('dialog', { name: 'How to Play' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
