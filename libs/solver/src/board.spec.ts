import fc from 'fast-check';
import { buildLineScores } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { gridsWith, lexicon } from '../test/arbitraries.js';
import { Board } from './board.js';
import { gridOf } from './letter-codes.js';

const scores = buildLineScores(VALID_WORDS);

describe('a search board', () => {
  it('scores the same as the rules, with and without empty cells', () => {
    fc.assert(
      fc.property(gridsWith(0, 16), (grid) => {
        expect(Board.of(grid).sum(scores)).toBe(lexicon.scoreGrid(grid).total);
      }),
      { numRuns: 500 },
    );
  });

  it('has the letters it was created with', () => {
    fc.assert(
      fc.property(gridsWith(0, 16), (grid) => {
        const board = Board.of(grid);
        expect(gridOf(board.cells)).toEqual(grid);
        expect(board.filled).toBe(grid.filter((cell) => cell !== null).length);
      }),
    );
  });

  it('is unchanged after a letter was added and removed', () => {
    fc.assert(
      fc.property(gridsWith(0, 15), fc.integer({ min: 1, max: 26 }), (grid, code) => {
        const board = Board.of(grid);
        const cell = grid.indexOf(null);
        board.put(cell, code);
        expect(board.cells[cell]).toBe(code);
        board.take(cell);
        expect(board).toEqual(Board.of(grid));
      }),
    );
  });
});
