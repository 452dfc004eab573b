import { LETTERS, gridFromText } from '@tessera/rules';
import fc from 'fast-check';
import { shareText } from './share-text';

const grid = gridFromText('BRATLOREETASDEWX');

it('reads like this', () => {
  expect(shareText({ gameNumber: 689, score: 26, grid, highScore: 29, isToday: true })).toBe(
    ['TESSERA #689', 'I scored 26!', "Today's high score: 29", '', 'ⒷⓇⒶⓉ', 'ⓁⓄⓇⒺ', 'ⒺⓉⒶⓈ', 'ⒹⒺⓌⓍ'].join('\n'),
  );
});

it("says that day's high score of a game of another day", () => {
  const text = shareText({ gameNumber: 1, score: 0, grid, highScore: 30, isToday: false });
  expect(text).toContain("That day's high score: 30");
  expect(text).not.toContain('Today');
});

it('leaves the high score out while it is not known', () => {
  expect(shareText({ gameNumber: 1, score: 0, grid, highScore: null, isToday: true })).not.toContain(
    'high score',
  );
});

it('shows every letter of the grid, in its order, circled', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...LETTERS), { minLength: 16, maxLength: 16 }), (letters) => {
      const rows = shareText({ gameNumber: 2, score: 3, grid: letters, highScore: 4, isToday: true })
        .split('\n')
        .slice(-4);
      // Compatibility decomposition takes the circles off again.
      expect(rows.join('').normalize('NFKD')).toBe(letters.join(''));
      expect(rows.map((row) => [...row].length)).toEqual([4, 4, 4, 4]);
    }),
  );
});
