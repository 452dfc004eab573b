import fc from 'fast-check';
import { createScorer, type Grid } from '@tessera/rules';
import { validWordsOf } from '@tessera/words';
import { drawsOf } from '../test/arbitraries.js';
import { createBot } from './bot.js';
import { validScores } from './lexicon-tables.js';
import { masterTables } from './master.js';
import { annealedPar, par } from './par.js';
import { findPerfectGrid } from './perfect-grid.js';
import { playDaily } from './play-daily.js';
import { seededRandom } from './random.js';
import { reviewGame } from './review.js';

const FORMER = '2026.11';
const former = createScorer(validWordsOf(FORMER));
const totalOf = (grid: Grid) => former.scoreGrid(grid).total;

// Words that only the current lexicon has.
const WITH_NEW_WORDS = [...'MUFFSMUTHELLKNOB'];

describe('for a game that began with a former lexicon', () => {
  it('the best grid scores what it scored then', () => {
    fc.assert(
      fc.property(fc.oneof(drawsOf(16), fc.constant(WITH_NEW_WORDS)), (letters) => {
        const { grid, score } = par(letters, { maxNodes: 200_000, lexicon: FORMER });
        expect(totalOf(grid)).toBe(score);
        const annealed = annealedPar(letters, seededRandom(1), FORMER);
        expect(totalOf(annealed.grid)).toBe(annealed.score);
      }),
      { numRuns: 5, examples: [[WITH_NEW_WORDS]] },
    );
  });

  it('a perfect grid has only words of that time', () => {
    const { grid } = findPerfectGrid(WITH_NEW_WORDS.slice(0, 8), { maxNodes: 2_000_000, lexicon: FORMER });
    expect(grid && totalOf(grid)).toBe(32);
  });

  it('has its own tables, but a version that nobody knows has those of today', () => {
    expect(masterTables(FORMER)).not.toBe(masterTables());
    for (const unknown of ['x1', 'x2']) {
      expect(masterTables(unknown)).toBe(masterTables());
      expect(validScores(unknown)).toBe(validScores());
    }
  });

  it('the review ends with the score of that time', () => {
    const { moves, grid } = playDaily(createBot('gentle'), [...'MUFFSMUT'], seededRandom(3));
    expect(reviewGame(moves, masterTables(FORMER)).finalScore).toBe(totalOf(grid));
  });
});
