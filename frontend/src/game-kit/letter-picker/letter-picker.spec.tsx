import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LetterPicker } from './letter-picker';

const onPick = jest.fn();
const onSubmitKey = jest.fn();

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>A square</button>
      <LetterPicker open={open} onOpenChange={setOpen} onPick={onPick} onSubmitKey={onSubmitKey} />
    </>
  );
}

const openPicker = async () => {
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'A square' }));
  return screen.findByRole('dialog', { name: 'Choose Letter' });
};

const expectClosed = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'A square' })).toHaveFocus();
};

beforeEach(() => jest.clearAllMocks());

it('shows the 26 letters in keyboard order', async () => {
  const dialog = await openPicker();
  const names = within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names.join('')).toContain('QWERTYUIOPASDFGHJKLZXCVBNM');
});

it('picks a letter on press, closes, and returns the focus', async () => {
  await openPicker();
  await userEvent.click(screen.getByRole('button', { name: 'G' }));
  expect(onPick.mock.calls).toEqual([['G']]);
  expectClosed();
});

it('picks a letter typed on a physical keyboard', async () => {
  await openPicker();
  await userEvent.keyboard('k');
  expect(onPick.mock.calls).toEqual([['K']]);
  expectClosed();
});

it('passes on an Enter pressed before the picker has closed', async () => {
  await openPicker();
  const key = screen.getByRole('button', { name: 'G' });
  // In a single act, so that the picker can't close in between.
  act(() => {
    key.focus();
    key.click();
    fireEvent.keyDown(key, { key: 'Enter' });
  });
  expect(onPick.mock.calls).toEqual([['G']]);
  expect(onSubmitKey).toHaveBeenCalledTimes(1);
  expectClosed();
});

it('closes on Escape without picking a letter', async () => {
  await openPicker();
  await userEvent.keyboard('{Escape}');
  expect(onPick).not.toHaveBeenCalled();
  expectClosed();
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
    const panel = await openPicker();
    expect(panel).toHaveAttribute('data-as', 'sheet');
    swipe(panel, 50);
    expect(panel).toBeInTheDocument();
    swipe(panel, 51);
    expect(panel).not.toBeInTheDocument();
  });
});
