import { EMPTY_GRID, gridFromText } from '@tessera/rules';
import { spokenBoard, spokenColumn, spokenRow } from './spoken-board';

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
