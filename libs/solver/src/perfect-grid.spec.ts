import fc from 'fast-check';
import { createScorer, gridFromRows, type Grid, type Letter } from '@tessera/rules';
import { blindDraws, lexicon } from '../test/arbitraries.js';
import { createPerfectGridSearch, findPerfectGrid } from './perfect-grid.js';

const wordLists = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'ABC'), minLength: 4, maxLength: 4 }), {
  maxLength: 9,
});

const holds = (grid: Grid, letters: readonly Letter[]): boolean => {
  const left = [...grid];
  return letters.every((letter) => left.includes(letter) && left.splice(left.indexOf(letter), 1));
};

/** All grids with one of these words in each of the eight lines. */
function perfectGrids(words: readonly string[]): Grid[] {
  const { scoreGrid } = createScorer(words);
  const stack = (rows: number): string[][] =>
    rows === 0 ? [[]] : stack(rows - 1).flatMap((above) => words.map((word) => [...above, word]));
  return stack(4)
    .map((rows) => gridFromRows(rows.map((row) => [...row])))
    .filter((grid) => scoreGrid(grid).total === 32);
}

describe('a daily is proved solvable', () => {
  it('by a grid that scores 32 and contains its eight letters', () => {
    let found = 0;
    fc.assert(
      fc.property(blindDraws, (blind) => {
        const { grid } = findPerfectGrid(blind);
        if (!grid) return;
        found++;
        expect(lexicon.scoreGrid(grid).total).toBe(32);
        expect(holds(grid, blind)).toBe(true);
      }),
      { numRuns: 100, seed: 1 },
    );
    expect(found).toBeGreaterThan(85);
  });

  it('by the same grid every time', () => {
    fc.assert(
      fc.property(blindDraws, (blind) => {
        expect(findPerfectGrid(blind, { maxNodes: 20_000 })).toEqual(
          findPerfectGrid(blind, { maxNodes: 20_000 }),
        );
      }),
      { numRuns: 20 },
    );
  });

  it('exactly if there is such a grid, whatever the words', () => {
    fc.assert(
      fc.property(wordLists, fc.array(fc.constantFrom(...'ABC'), { maxLength: 8 }), (words, blind) => {
        const proof = createPerfectGridSearch(words)(blind);
        const possible = perfectGrids(words).some((grid) => holds(grid, blind));
        expect(proof.grid === null).toBe(!possible);
        if (!proof.grid) expect(proof.isProven).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('neither way if the search gives up', () => {
    expect(findPerfectGrid([...'QXJVQXJV'], { maxNodes: 1_000 })).toEqual({ grid: null, isProven: false });
  });
});
