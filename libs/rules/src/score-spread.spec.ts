import fc from 'fast-check';
import { PERFECT_SCORE } from './achievements.js';
import { percentMatched, summarizeScores } from './score-spread.js';

const spreadOf = (scores: readonly number[]): number[] =>
  Array.from({ length: PERFECT_SCORE + 1 }, (_, score) => scores.filter((one) => one === score).length);
const aScore = fc.integer({ min: 0, max: PERFECT_SCORE });
const someScores = fc.array(aScore, { minLength: 1, maxLength: 60 });

it('counts the games, their mean and the perfect ones', () => {
  expect(summarizeScores(spreadOf([32, 32, 20, 15]))).toEqual({ games: 4, mean: 24.8, perfect: 2 });
});

it('has a mean between the lowest and the highest score', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const { mean, games } = summarizeScores(spreadOf(scores));
      expect(games).toBe(scores.length);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...scores));
      expect(mean).toBeLessThanOrEqual(Math.max(...scores));
    }),
  );
});

it('matches all games with the highest score only', () => {
  fc.assert(
    fc.property(someScores, aScore, (scores, own) => {
      const matched = percentMatched(spreadOf(scores), own);
      expect(matched === 100).toBe(own >= Math.max(...scores));
      expect(matched).toBe(Math.floor((100 * scores.filter((score) => score <= own).length) / scores.length));
    }),
  );
});

it('never rounds up to all games', () => {
  const spread = spreadOf([...Array.from({ length: 999 }, () => 10), 11]);
  expect(percentMatched(spread, 10)).toBe(99);
  expect(percentMatched(spread, 9)).toBe(0);
});

it('has neither a mean nor a percentage without games', () => {
  expect(() => summarizeScores(spreadOf([]))).toThrow(RangeError);
  expect(() => percentMatched(spreadOf([]), 10)).toThrow(RangeError);
});
