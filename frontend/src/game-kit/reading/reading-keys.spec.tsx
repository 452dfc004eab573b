import { gridFromText, EMPTY_GRID } from '@tessera/rules';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveRegion } from '../../ui/live-region/live-region';
import { ReadingKeys, spokenBoard, spokenColumn, spokenRow } from './reading-keys';

const press = async (key: string) => {
  await userEvent.keyboard(key);
  return document.querySelector('[aria-live]')?.textContent;
};

let time = 0;

beforeEach(() => {
  // What the test before has announced is long ago.
  jest.spyOn(performance, 'now').mockReturnValue((time += 1000));
  render(
    <>
      <ReadingKeys
        grid={gridFromText('BRAT.E...A...D..')}
        letter="Q"
        status="Round 9 of 16. Place the letter Q"
      />
      <input aria-label="A field" />
      <LiveRegion />
    </>,
  );
});

it.each([
  ['.', 'Q'],
  [',', 'Round 9 of 16. Place the letter Q'],
  ['1', 'Row 1: B, R, A, T.'],
  ['4', 'Row 4: empty, D, empty, empty.'],
  ['5', 'Column 1: B, empty, empty, empty.'],
  ['8', 'Column 4: T, empty, empty, empty.'],
])('says for the key %s: %s', async (key, text) => {
  expect(await press(key)).toBe(text);
});

it('reads the whole board for the key 0, and nothing for other keys', async () => {
  const board = await press('0');
  expect(board).toMatch(/^Row 1: B, R, A, T\. Row 2/);
  expect(await press('9')).toBe(board);
  expect(await press('{ArrowUp}')).toBe(board);
});

it('repeats the same text', async () => {
  const region = document.querySelector('[aria-live]');
  await press('.');
  const lines = [...(region?.children ?? [])].map(({ textContent }) => textContent);
  await press('.');
  expect([...(region?.children ?? [])].map(({ textContent }) => textContent)).toEqual(lines.reverse());
});

it('lists all keys for the question mark', async () => {
  await press('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard' });
  expect(help).toHaveTextContent('read a column');
});

it('leaves keys to a field that has the focus', async () => {
  await press('1');
  await userEvent.click(screen.getByRole('textbox'));
  expect(await press('2')).toBe('Row 1: B, R, A, T.');
});

const GRID = gridFromText('BRAT.E...A...D..');

it('reads a row from left to right, and a column from top to bottom', () => {
  expect(spokenRow(GRID, 0)).toBe('Row 1: B, R, A, T.');
  expect(spokenRow(GRID, 1)).toBe('Row 2: empty, E, empty, empty.');
  expect(spokenColumn(GRID, 1)).toBe('Column 2: R, E, A, D.');
});

it('reads the whole board row by row', () => {
  expect(spokenBoard(EMPTY_GRID).match(/empty/g)).toHaveLength(16);
  expect(spokenBoard(GRID)).toMatch(/^Row 1: B, R, A, T\. Row 2: .* Row 4: empty, D, empty, empty\.$/);
});
