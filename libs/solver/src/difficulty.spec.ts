import fc from 'fast-check';
import { blindDraws } from '../test/arbitraries.js';
import { difficultyOf, expectedScore } from './difficulty.js';

const EASY = [...'RATESION'];
const HARD = [...'QXJVZKUU'];

describe('the difficulty of a daily', () => {
  it('increases with every rare letter', () => {
    const sets = ['EEEEEEEE', 'EEEEEEEV', 'EEEEEEVV', 'EEEEEEVQ'].map((letters) =>
      difficultyOf([...letters]),
    );
    expect(sets).toEqual(sets.toSorted((a, b) => a - b));
  });

  it("doesn't depend on the order of the letters", () => {
    fc.assert(
      fc.property(blindDraws, (blind) => {
        expect(difficultyOf(blind.toReversed())).toBeCloseTo(difficultyOf(blind), 9);
      }),
    );
  });

  it('is a finite number for any letters', () => {
    fc.assert(fc.property(blindDraws, (blind) => expect(Number.isFinite(difficultyOf(blind))).toBe(true)));
  });
});

describe('the expected score', () => {
  it('is higher for easy letters', () => {
    expect(difficultyOf(HARD)).toBeGreaterThan(difficultyOf(EASY));
    expect(expectedScore(EASY)).toBeGreaterThan(expectedScore(HARD) + 2);
  });

  it('is the same for the same seed', () => {
    expect(expectedScore(EASY, { games: 5, seed: 3 })).toBe(expectedScore(EASY, { games: 5, seed: 3 }));
  });
});
