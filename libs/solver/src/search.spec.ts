import fc from 'fast-check';
import {
  CELLS,
  LETTERS,
  TILES,
  BAG,
  createScorer,
  buildLineScores,
  withLetter,
  type Grid,
  type Letter,
} from '@tessera/rules';
import { gridsWith, letters } from '../test/arbitraries.js';
import { Board } from './board.js';
import { codeOf, letterOf } from './letter-codes.js';
import { OWN_CHOICE, createSearch } from './search.js';
import { estimatedTables, greedyTables } from './value-tables.js';

const WORDS = ['TEA', 'EAT', 'ATE', 'RATE', 'TEAR', 'ON', 'IT', 'NO', 'TIN', 'INTO', 'ROE', 'ERA'];
const scores = buildLineScores(WORDS);
const { scoreGrid } = createScorer(WORDS);
const search = createSearch(estimatedTables(scores));
const EVERY_MOVE = CELLS * LETTERS.length;

/**
 * The true value of an endgame by definition: the maximum over the player's choices, the mean over blind
 * letters.
 */
function trueValue(grid: Grid): number {
  const free = grid.filter((cell) => cell === null).length;
  if (free === 0) return scoreGrid(grid).total;
  const byLetter = LETTERS.map((letter) => bestPlacement(grid, letter));
  if (free % 2 === 1) return Math.max(...byLetter);
  return LETTERS.reduce((sum, letter, at) => sum + (TILES[letter]! / BAG.length) * byLetter[at]!, 0);
}

const bestPlacement = (grid: Grid, letter: Letter): number =>
  Math.max(
    ...grid.flatMap((held, cell) => (held === null ? [trueValue(withLetter(grid, cell, letter))] : [])),
  );

describe('a search', () => {
  it('finds the true value of the last rounds if it looks far enough ahead', () => {
    fc.assert(
      fc.property(gridsWith(14, 15), (grid) => {
        const depth = { plies: 2, width: EVERY_MOVE };
        expect(search.valueBefore(Board.of(grid), depth)).toBeCloseTo(trueValue(grid), 4);
      }),
      { numRuns: 12 },
    );
  });

  it('makes the move with the value that it returns', () => {
    fc.assert(
      fc.property(gridsWith(14, 14), letters, (grid, letter) => {
        const move = search.decide(Board.of(grid), codeOf(letter), { plies: 2, width: EVERY_MOVE });
        expect(letterOf(move.code)).toBe(letter);
        expect(move.value).toBeCloseTo(bestPlacement(grid, letter), 4);
        expect(trueValue(withLetter(grid, move.cell, letter))).toBeCloseTo(move.value, 4);
      }),
      { numRuns: 30 },
    );
  });

  it('leaves the board unchanged', () => {
    fc.assert(
      fc.property(gridsWith(0, 15), (grid) => {
        const board = Board.of(grid);
        search.decide(board, OWN_CHOICE, { plies: 3, width: 2 });
        expect(board).toEqual(Board.of(grid));
      }),
      { numRuns: 30 },
    );
  });

  it('lists the most promising moves in order', () => {
    const greedy = createSearch(greedyTables(scores));
    fc.assert(
      fc.property(gridsWith(0, 15), fc.integer({ min: 1, max: 40 }), (grid, width) => {
        const board = Board.of(grid);
        const all = grid.flatMap((held, cell) =>
          held === null ? LETTERS.map((letter) => scoreGrid(withLetter(grid, cell, letter)).total) : [],
        );
        const expected = all.toSorted((a, b) => b - a).slice(0, width);
        expect(greedy.top(board, OWN_CHOICE, width).map(({ value }) => value)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });
});
