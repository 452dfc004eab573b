import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import { toast, toastStore } from '../toast/toast';
import { Toaster } from '../toast/toaster';

/** A button that opens a dialog. With `onceOnly`, the button disappears when pressed. */
function Opener({ onceOnly }: { readonly onceOnly: boolean }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const show = () => {
    setOpen(true);
    setUsed(true);
  };
  return (
    <>
      <h1 tabIndex={-1}>Groups</h1>
      {!(onceOnly && used) && <button onClick={show}>Open</button>}
      <Dialog open={open} onClose={() => setOpen(false)} title="Members">
        <input aria-label="Name" />
      </Dialog>
      <Toaster />
    </>
  );
}

const openDialog = async ({ onceOnly = false } = {}) => {
  toastStore.set(null);
  render(<Opener onceOnly={onceOnly} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Members' })) };
};

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

// Closing dialogs remove their history entry asynchronously.
beforeEach(() => waitFor(() => expect(window.history.state).toBeNull()));

it('closes with a single press of Escape even while a notice is showing', async () => {
  const { user, dialog } = await openDialog();
  act(() => toast({ title: 'Member removed' }));
  expect((await screen.findAllByText('Member removed'))[0]).toBeVisible();
  await user.click(dialog.getByLabelText('Name'));
  await user.keyboard('{Escape}');
  await closed();
});

it('is not closed by the second tap of the double one that opened it, but by a later tap beside it', async () => {
  await openDialog();
  const beside = document.querySelector('.scrim')!;
  const tapBeside = () => {
    fireEvent.pointerDown(beside);
    fireEvent.click(beside);
  };
  tapBeside();
  expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
  tapBeside();
  await closed();
});

it('returns the focus to the button that opened it', async () => {
  const { user } = await openDialog();
  await user.keyboard('{Escape}');
  await closed();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('moves the focus to the page heading if the opener is gone', async () => {
  const { user } = await openDialog({ onceOnly: true });
  await user.keyboard('{Escape}');
  await closed();
  expect(screen.getByRole('heading', { name: 'Groups' })).toHaveFocus();
});

describe('on a phone', () => {
  const matchMedia = window.matchMedia.bind(window);
  beforeEach(() => {
    window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width: 768px') });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });

  const swipe = (panel: HTMLElement, pixels: number) => {
    const at = (clientY: number) => ({
      touches: [{ clientX: 0, clientY }],
      changedTouches: [{ clientX: 0, clientY }],
    });
    fireEvent.touchStart(panel, at(100));
    fireEvent.touchMove(panel, at(100 + pixels));
    fireEvent.touchEnd(panel, at(100 + pixels));
  };

  it('is a sheet that closes when swiped down by more than 50 px', async () => {
    await openDialog();
    const panel = screen.getByRole('dialog');
    expect(panel).toHaveAttribute('data-as', 'sheet');
    swipe(panel, 50);
    expect(panel).toBeInTheDocument();
    swipe(panel, 51);
    await closed();
  });
});
