import fc from 'fast-check';
import { LETTERS } from '@tessera/rules';
import { bandOf } from '@tessera/solver';
import { isNewBand, isNewPattern, PATTERN_DAYS } from './draw-solvable.js';

const difficulty = fc.double({ min: 15, max: 40, noNaN: true });
const letters = fc.array(fc.constantFrom(...LETTERS), { minLength: 8, maxLength: 8 });

test('any four consecutive days that follow the rule have four different bands', () => {
  fc.assert(
    fc.property(fc.array(difficulty, { minLength: 40, maxLength: 200 }), (offered) => {
      const taken: number[] = [];
      for (const next of offered) if (isNewBand(next, taken)) taken.push(next);
      for (let day = 4; day <= taken.length; day++) {
        expect(new Set(taken.slice(day - 4, day).map(bandOf)).size).toBe(4);
      }
    }),
  );
});

test('two of the five bands are always available, whatever the previous days were', () => {
  fc.assert(
    fc.property(fc.array(difficulty, { maxLength: 10 }), (before) => {
      const open = [20, 23, 24, 25, 30].filter((next) => isNewBand(next, before));
      expect(new Set(open.map(bandOf)).size).toBeGreaterThanOrEqual(2);
    }),
  );
});

test('the same letters in another order count as the same pattern for sixty days', () => {
  fc.assert(
    fc.property(letters, fc.nat(PATTERN_DAYS + 5), (some, daysSince) => {
      const others = Array.from({ length: daysSince }, () => [...'ABCDEFGH']);
      const before = [some.toReversed(), ...others];
      const isRepeatedByOthers = daysSince > 0 && some.toSorted().join('') === 'ABCDEFGH';
      expect(isNewPattern(some, before)).toBe(daysSince >= PATTERN_DAYS && !isRepeatedByOthers);
    }),
  );
});
