import fc from 'fast-check';
import { gridsOf } from '../test/arbitraries.js';
import {
  EMPTY_GRID,
  LETTERS,
  columnOf,
  gridFromRows,
  gridFromText,
  isCellIndex,
  isFull,
  isLetter,
  rowOf,
  rowsFromGrid,
  textFromGrid,
  withLetter,
} from './grid.js';

const grids = gridsOf(LETTERS.join(''), true);

describe('a grid', () => {
  it('survives conversion to text and back', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        expect(textFromGrid(grid)).toHaveLength(16);
        expect(gridFromText(textFromGrid(grid))).toEqual(grid);
      }),
    );
  });

  it('survives conversion to four rows and back', () => {
    fc.assert(
      fc.property(grids, (grid) => {
        const rows = rowsFromGrid(grid);
        expect(rows.map((row) => row.length)).toEqual([4, 4, 4, 4]);
        expect(gridFromRows(rows)).toEqual(grid);
      }),
    );
  });

  it('reads from left to right, then from top to bottom', () => {
    const grid = gridFromText('BRAT............');
    expect(rowsFromGrid(grid)[0]).toEqual(['B', 'R', 'A', 'T']);
    expect(rowsFromGrid(withLetter(EMPTY_GRID, 6, 'Q'))[1]).toEqual([null, null, 'Q', null]);
  });

  it.each([
    '',
    'BRAT',
    'brat............',
    'BRAT............\n',
    'BRAT.............',
    'ÄRAT............',
    'BRAT           ',
  ])("can't be read from the text %j", (text) => {
    expect(() => gridFromText(text)).toThrow(RangeError);
  });

  it('gets a letter without changing the original grid', () => {
    fc.assert(
      fc.property(grids, fc.nat(15), (grid, cellIndex) => {
        const before = textFromGrid(grid);
        const next = withLetter(Object.freeze(grid), cellIndex, 'X');
        expect(textFromGrid(grid)).toBe(before);
        expect(textFromGrid(next)).toBe(`${before.slice(0, cellIndex)}X${before.slice(cellIndex + 1)}`);
      }),
    );
  });

  it('is full exactly when no cell is empty', () => {
    fc.assert(
      fc.property(fc.oneof(grids, gridsOf('AZ', false)), (grid) => {
        expect(isFull(grid)).toBe(!textFromGrid(grid).includes('.'));
      }),
    );
  });

  it('starts empty', () => {
    expect(textFromGrid(EMPTY_GRID)).toBe('................');
  });
});

describe('grid input', () => {
  it.each(['A', 'Z'])('accepts the letter %j', (value) => expect(isLetter(value)).toBe(true));

  it.each(['', 'a', 'AB', 'É', 'A\n', '.', '1', null, undefined, 7, ['A'], { length: 1 }])(
    'rejects the letter %j',
    (value) => expect(isLetter(value)).toBe(false),
  );

  it.each([0, 15])('accepts the cell index %j', (value) => expect(isCellIndex(value)).toBe(true));

  it.each([-1, 16, 1.5, NaN, Infinity, '3', null, undefined, [3]])('rejects the cell index %j', (value) =>
    expect(isCellIndex(value)).toBe(false),
  );
});

it('numbers cells row by row', () => {
  const places = Array.from({ length: 16 }, (_, cellIndex) => [rowOf(cellIndex), columnOf(cellIndex)]);
  expect(places.slice(0, 5)).toEqual([
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 0],
  ]);
  expect(places.at(-1)).toEqual([3, 3]);
});
