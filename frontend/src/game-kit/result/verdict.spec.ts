import fc from 'fast-check';
import { verdictOf, type VerdictFacts } from './verdict';

const NONE: VerdictFacts = { score: 12, lines: null, best: null };
const spread = (scores: Record<number, number>) =>
  Array<number>(33)
    .fill(0)
    .map((_, score) => scores[score] ?? 0);
const EVERYBODY = spread({ 10: 50, 20: 40, 28: 8, 30: 2 });

test.each<[string, Partial<VerdictFacts>]>([
  ['Three short of the best, in the top 2%', { score: 28, best: 31, spread: EVERYBODY }],
  ['One short of the best', { score: 27, best: 28 }],
  ['The best that your letters allowed', { score: 26, best: 26 }],
  [
    'The best that your letters allowed, and nobody has scored more',
    { score: 30, best: 30, spread: EVERYBODY },
  ],
  ['In the top 10%', { score: 20, best: 31, spread: EVERYBODY }],
  ['Your best in November', { score: 24, best: 31, bestIn: 'November' }],
  ['Two lines away from 32', { score: 26, lines: [4, 4, 4, 4, 4, 4, 2, 0] }],
  ['Every row a word', { lines: [3, 2, 3, 2, 0, 3, 3, 3] }],
  ['Every column a word', { lines: [0, 0, 3, 2, 4, 2, 3, 2] }],
  ['Every line a word', { lines: [3, 2, 3, 2, 4, 2, 3, 2] }],
])('%s', (text, facts) => {
  expect(verdictOf({ ...NONE, ...facts })).toBe(text);
});

test('a low score without anything special gets no verdict, and neither does a perfect one', () => {
  expect(verdictOf({ ...NONE, best: 30, spread: EVERYBODY })).toBeNull();
  expect(verdictOf({ ...NONE, score: 32, best: 32, spread: EVERYBODY })).toBeNull();
});

test('nobody in the lower half is compared with the others', () => {
  const anySpread = fc.array(fc.nat(50), { minLength: 33, maxLength: 33 });
  fc.assert(
    fc.property(anySpread, fc.nat(31), (scores, score) => {
      const games = scores.with(score, (scores[score] ?? 0) + 1);
      const better = games.slice(score + 1).reduce((sum, count) => sum + count, 0);
      const total = games.reduce((sum, count) => sum + count, 0);
      const verdict = verdictOf({ score, lines: null, best: null, spread: games });
      if (2 * better > total) expect(verdict ?? '').not.toMatch(/top|nobody/i);
    }),
  );
});
