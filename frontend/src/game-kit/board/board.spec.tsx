import { TEXTS } from '@tessera/contracts/texts';
import { EMPTY_GRID, gridFromText, withLetter } from '@tessera/rules';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Board, type BoardProps } from './board';

const GRID = gridFromText('BRAT.O..E..S....');

const show = (props: Partial<BoardProps> = {}) =>
  render(<Board grid={GRID} label={TEXTS.gridName} {...props} />);

const cellIndex = (name: string) => screen.getByRole('gridcell', { name });

describe('a board', () => {
  it('has four rows of cells that show only their letter', () => {
    show();
    const grid = screen.getByRole('grid', { name: 'Your grid' });
    const rows = within(grid).getAllByRole('row');
    expect(rows.map((row) => within(row).getAllByRole('gridcell').length)).toEqual([4, 4, 4, 4]);
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .map((one) => one.textContent),
    ).toEqual(GRID.map((letter) => letter ?? ''));
  });

  it('names each cell by row, column and letter, or says that it is empty', () => {
    show();
    expect(cellIndex('Row 1, column 2, R')).toHaveTextContent(/^R$/);
    expect(cellIndex('Row 2, column 3, empty')).toHaveTextContent(/^$/);
  });

  it('takes no focus without onPress, because it is read-only', async () => {
    show();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('reports a click on an empty cell, but not on one that cannot be selected', async () => {
    const onPress = jest.fn();
    show({ onPress });
    await userEvent.click(cellIndex('Row 2, column 3, empty'));
    await userEvent.click(cellIndex('Row 1, column 1, B'));
    expect(onPress.mock.calls).toEqual([[6]]);
    expect(cellIndex('Row 1, column 1, B')).toHaveAttribute('aria-disabled', 'true');
  });

  it('marks the staged cell as selected', () => {
    show({ onPress: jest.fn(), stagedCell: 5 });
    expect(cellIndex('Row 2, column 2, O')).toHaveAttribute('aria-selected', 'true');
    expect(cellIndex('Row 1, column 1, B')).toHaveAttribute('aria-selected', 'false');
  });
});

describe('keyboard control', () => {
  const press = async (keys: string, props: Partial<BoardProps> = {}) => {
    const onPress = jest.fn();
    show({ onPress, ...props });
    await userEvent.tab();
    await userEvent.keyboard(keys);
    return onPress;
  };

  it.each([
    ['{ArrowRight}{ArrowDown}', 'Row 2, column 2, O'],
    ['{ArrowLeft}{ArrowUp}', 'Row 1, column 1, B'],
    ['{ArrowDown}{ArrowDown}{End}', 'Row 3, column 4, S'],
    ['{End}{Home}', 'Row 1, column 1, B'],
    ['{End}{ArrowRight}', 'Row 1, column 4, T'],
    ['{Control>}{End}{/Control}{ArrowDown}', 'Row 4, column 4, empty'],
  ])('moves the focus with %s', async (keys, name) => {
    await press(keys);
    expect(cellIndex(name)).toHaveFocus();
  });

  it('keeps only the last focused cell in the tab order', async () => {
    await press('{ArrowDown}{Tab}');
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    expect(cellIndex('Row 2, column 1, empty')).toHaveFocus();
  });

  it('presses the focused cell on Space', async () => {
    const onPress = await press('{ArrowDown} ');
    expect(onPress.mock.calls).toEqual([[4]]);
  });

  it('submits on Enter', async () => {
    const onSubmitKey = jest.fn();
    const onPress = await press('{ArrowDown}{Enter}', { onSubmitKey });
    expect(onSubmitKey).toHaveBeenCalledTimes(1);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('reports typed letters in upper case with the focused cell, but ignores shortcuts', async () => {
    const onLetterKey = jest.fn();
    await press('{ArrowDown}q{Control>}c{/Control}{Alt>}d{/Alt}1', { onLetterKey });
    expect(onLetterKey.mock.calls).toEqual([['Q', 4]]);
  });
});

describe('tiles', () => {
  const motionOf = (name: string) => cellIndex(name).dataset['motion'];

  it('are not animated at first', () => {
    show();
    expect(motionOf('Row 1, column 1, B')).toBeUndefined();
  });

  it('are set down, and slide when moved', () => {
    const look = (at: number) => (
      <Board grid={withLetter(EMPTY_GRID, at, 'Q')} label="Grid" stagedCell={at} onPress={jest.fn()} />
    );
    const { rerender } = render(<Board grid={EMPTY_GRID} label="Grid" onPress={jest.fn()} />);
    rerender(look(0));
    expect(motionOf('Row 1, column 1, Q')).toBe('set');
    rerender(look(6));
    expect(motionOf('Row 2, column 3, Q')).toBe('slide');
    expect(cellIndex('Row 2, column 3, Q').style.getPropertyValue('--from-columns')).toBe('-2');
  });

  it('light up cell by cell while the score is counted', () => {
    show({ scored: new Set([0, 1]), lit: new Set([1]) });
    const toneOf = (name: string) => cellIndex(name).querySelector<HTMLElement>('.tile')?.dataset['tone'];
    expect(toneOf('Row 1, column 1, B')).toBe('plain');
    expect(toneOf('Row 1, column 2, R')).toBe('word');
  });
});
