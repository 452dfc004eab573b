import fc from 'fast-check';
import { buildLineScores } from '@tessera/rules';
import { estimatedTables, openPatterns } from './value-tables.js';

const words = ['TEA', 'EAT', 'RATE', 'TEAR', 'ON', 'NO'];
const scores = buildLineScores(words);
const [estimate] = estimatedTables(scores);

const line = fc.array(fc.integer({ min: 0, max: 26 }), { minLength: 4, maxLength: 4 });
const patternOf = (codes: readonly number[]): number =>
  codes.reduce((pattern, code) => (pattern << 5) | code, 0);

describe('the estimated value of a line', () => {
  it('is its score once it is full', () => {
    fc.assert(
      fc.property(line, (codes) => {
        const pattern = patternOf(codes.map((code) => code || 1));
        expect(estimate![pattern]).toBe(scores[pattern]);
      }),
    );
  });

  it('is at least its current score, and at most 4', () => {
    fc.assert(
      fc.property(line, (codes) => {
        const pattern = patternOf(codes);
        expect(estimate![pattern]).toBeGreaterThanOrEqual(scores[pattern]! - 1e-5);
        expect(estimate![pattern]).toBeLessThanOrEqual(4);
      }),
    );
  });
});

it('the number of patterns with an empty cell is 27^4 - 26^4', () => {
  const patterns = openPatterns();
  expect(patterns).toHaveLength(27 ** 4 - 26 ** 4);
  expect(new Set(patterns).size).toBe(patterns.length);
});
