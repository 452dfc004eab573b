import fc from 'fast-check';
import { buildLineScores } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';
import { gridsWith, lexicon } from '../test/arbitraries.js';
import { Board } from './board.js';
import { gridOf } from './letter-codes.js';

const scores = buildLineScores(VALID_WORDS);

describe('a board of the searches', () => {
  it('scores what the rules score, with and without gaps', () => {
    fc.assert(
      fc.property(gridsWith(0, 16), (grid) => {
        expect(Board.of(grid).sum(scores)).toBe(lexicon.scoreGrid(grid).total);
      }),
      { numRuns: 500 },
    );
  });

  it('holds the letters it was made of', () => {
    fc.assert(
      fc.property(gridsWith(0, 16), (grid) => {
        const board = Board.of(grid);
        expect(gridOf(board.cells)).toEqual(grid);
        expect(board.filled).toBe(grid.filter((cell) => cell !== null).length);
      }),
    );
  });

  it('is as before once a letter is taken off again', () => {
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
