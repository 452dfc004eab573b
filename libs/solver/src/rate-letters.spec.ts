import fc from 'fast-check';
import { PERFECT_SCORE } from '@tessera/rules';
import { blindDraws } from '../test/arbitraries.js';
import { Board } from './board.js';
import { validScores } from './lexicon-tables.js';
import { rateLetters } from './rate-letters.js';

describe('the rating of letters', () => {
  it('shows a perfect grid that contains the letters, if one is possible', () => {
    fc.assert(
      fc.property(blindDraws, (blind) => {
        const { perfect, grid } = rateLetters(blind, { maxNodes: 20_000 });
        expect(grid !== null).toBe(perfect === 'possible');
        if (grid === null) return;
        expect(Board.of(grid).sum(validScores())).toBe(PERFECT_SCORE);
        const rest = [...grid];
        for (const letter of blind) expect(rest.splice(rest.indexOf(letter), 1)).toEqual([letter]);
      }),
      { numRuns: 30 },
    );
  });

  it('knows letters of which no perfect grid can be made, and says so if it gives up', () => {
    expect(rateLetters([...'QQQQQQQQ'])).toMatchObject({ perfect: 'impossible', grid: null, difficulty: 5 });
    expect(rateLetters([...'EEEEEEEE'], { maxNodes: 1 })).toMatchObject({ perfect: 'unknown', grid: null });
  });

  it('is harder with rarer letters, from 1 to 5', () => {
    expect(rateLetters([...'RATESEEL'])).toMatchObject({ perfect: 'possible', difficulty: 1 });
    expect(rateLetters([...'JAZZQUIZ']).difficulty).toBe(5);
  });
});
