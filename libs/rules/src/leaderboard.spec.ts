import fc from 'fast-check';
import {
  NO_GAMES,
  SORT_KEYS,
  SORT_MODE_NAMES,
  SORT_MODES,
  compareStandings,
  hasResult,
  type SortKey,
  type Standing,
} from './leaderboard.js';

const standing = (fields: Partial<Standing> = {}): Standing => ({
  ...NO_GAMES,
  playerName: 'Ann',
  ...fields,
});

const isOptional = (key: SortKey): boolean => NO_GAMES[key] === null;
/** Few different values, so that many are equal. */
const aValue = fc.constantFrom(0, 1, 19.9, 20);
const standings = fc.record({
  ...Object.fromEntries(SORT_KEYS.map((key) => [key, isOptional(key) ? fc.option(aValue) : aValue])),
  playerName: fc.option(fc.string({ unit: 'binary', maxLength: 2 })),
}) as fc.Arbitrary<Standing>;

it.each([
  ['today-score', { todayScore: 0 }, { currentStreak: 88, bestStreak: 90, averageScore: 27.1 }],
  ['current-streak', { currentStreak: 1 }, { todayScore: 32, bestStreak: 90, averageScore: 27.1 }],
  ['best-streak', { bestStreak: 1 }, { todayScore: 19, averageScore: 12.5 }],
  ['average-score', { averageScore: 0 }, { todayScore: 32, currentStreak: 9, bestStreak: 9 }],
] as const)('only a result is ranked by %s', (mode, some, none) => {
  expect([standing(some), standing(none)].map((one) => hasResult(mode, one))).toEqual([true, false]);
});

describe.each(SORT_MODE_NAMES)('sorted by %s', (mode) => {
  const keys = SORT_MODES[mode].order;

  it.each(keys.map((key, i) => [key, keys.slice(i + 1)] as const))(
    'a higher %s outweighs all later keys',
    (key, later) => {
      const high = { ...standing(), [key]: 25, playerName: 'Zoe' };
      const low = { ...standing(), ...Object.fromEntries(later.map((name) => [name, 30])) };
      expect(compareStandings(mode, high, low)).toBeLessThan(0);
      expect(compareStandings(mode, low, high)).toBeGreaterThan(0);
    },
  );

  it('equal players are sorted by name, character by character', () => {
    const names = ['B', 'a', 'A', '\u{1F0A1}', '\uFFFD', 'Ab', null];
    const sorted = names
      .map((playerName) => standing({ playerName }))
      .sort((a, b) => compareStandings(mode, a, b))
      .map(({ playerName }) => playerName);
    expect(sorted).toEqual([null, 'A', 'Ab', 'B', 'a', '\uFFFD', '\u{1F0A1}']);
  });
});

test.each(SORT_MODE_NAMES)('%s is a total order: antisymmetric and transitive', (mode) => {
  fc.assert(
    fc.property(standings, standings, standings, (a, b, c) => {
      const sign = (x: Standing, y: Standing) => Math.sign(compareStandings(mode, x, y));
      expect(sign(a, b) + sign(b, a)).toBe(0);
      if (sign(a, b) <= 0 && sign(b, c) <= 0) expect(sign(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});

const withScore = SORT_MODE_NAMES.flatMap((mode) =>
  SORT_MODES[mode].order.filter(isOptional).map((key) => [mode, key] as const),
);
test.each(withScore)('sorted by %s, a missing %s comes after a score of 0', (mode, key) => {
  const [missing, zero] = [standing({ [key]: null }), standing({ [key]: 0 })];
  expect(compareStandings(mode, zero, missing)).toBeLessThan(0);
});
