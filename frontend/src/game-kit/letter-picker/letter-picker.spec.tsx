import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_GRID } from '@tessera/rules';
import { useState } from 'react';
import { Board } from '../board/board';
import { cellAt } from '../testing/own-board';
import { LetterPicker } from './letter-picker';

const onPick = jest.fn();
const onSubmit = jest.fn();

function Game() {
  const [open, setOpen] = useState(false);
  const [letter, setLetter] = useState<string | null>(null);
  const pick = (picked: string) => {
    onPick(picked);
    setLetter(picked);
  };
  return (
    <>
      <Board grid={EMPTY_GRID} label="Your grid" onPress={() => setOpen(true)} />
      {open && (
        <LetterPicker
          letter={letter}
          onPick={pick}
          onClose={() => setOpen(false)}
          canSubmit={letter !== null}
          onSubmit={onSubmit}
        />
      )}
    </>
  );
}

const picker = () => screen.getByRole('dialog', { name: 'Choose Letter' });
const key = (name: string) => within(picker()).getByRole('button', { name });

const openPicker = async () => {
  render(<Game />);
  act(() => cellAt(5).focus());
  await userEvent.keyboard(' ');
  return picker();
};

const expectClosed = () => {
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cellAt(5)).toHaveFocus();
};

beforeEach(() => jest.clearAllMocks());

it('has the focus, and shows the 26 letters in keyboard order', async () => {
  const dialog = await openPicker();
  expect(dialog).toHaveFocus();
  const names = within(dialog)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names.join('')).toBe('QWERTYUIOPASDFGHJKLZXCVBNMSubmit');
});

it('stays open for another letter until it is submitted', async () => {
  await openPicker();
  expect(key('Submit')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(key('Submit'));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(key('G'));
  expect(key('G')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(key('H'));
  expect(key('G')).toHaveAttribute('aria-pressed', 'false');
  expect(onPick.mock.calls).toEqual([['G'], ['H']]);
  await userEvent.click(key('Submit'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('closes for a letter typed on a physical keyboard, because the next key is meant for the board', async () => {
  await openPicker();
  await userEvent.keyboard('k');
  expect(onPick.mock.calls).toEqual([['K']]);
  expectClosed();
});

it('changes the letter with Enter on another key, and submits with Enter on the chosen one', async () => {
  await openPicker();
  act(() => key('G').focus());
  await userEvent.keyboard('{Enter}');
  act(() => key('H').focus());
  await userEvent.keyboard('{Enter}');
  expect(onPick.mock.calls).toEqual([['G'], ['H']]);
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('closes on Escape without choosing a letter, also while the focus is on the board', async () => {
  await openPicker();
  await userEvent.keyboard('{Escape}');
  expect(onPick).not.toHaveBeenCalled();
  expectClosed();
  await userEvent.click(cellAt(5));
  act(() => cellAt(5).focus());
  await userEvent.keyboard('{Escape}');
  expectClosed();
});

it('closes with its button', async () => {
  await openPicker();
  await userEvent.click(key('Close'));
  expectClosed();
});
