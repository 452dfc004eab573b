import { gridFromText } from './grid.js';
import { lineLengths } from './line-lengths.js';
import { createScorer } from './scoring.js';

const { scoreGrid } = createScorer(['BRAT', 'RAT', 'DEW', 'BLED', 'AT', 'TEST']);

test('the lines of a grid are its rows, then its columns, with the length of their words', () => {
  const { total, words } = scoreGrid(gridFromText('BRATLOQEEQATDEWX'));
  expect(lineLengths(words)).toEqual([4, 0, 2, 3, 4, 0, 0, 0]);
  expect(lineLengths(words).reduce((sum, length) => sum + length)).toBe(total);
});

test('a grid without words has eight empty lines', () => {
  expect(lineLengths([])).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
});
