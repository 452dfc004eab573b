import { plainDate } from '@tessera/rules';
import fc from 'fast-check';
import { drawDaily } from './draw-letters.js';

const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
const date = plainDate('2026-11-20');
const bag = 'A9B2C2D4E12F2G3H2I9J1K1L4M2N6O8P2Q1R6S4T6U4V2W2X1Y2Z1';
const max = new Map([...bag.matchAll(/([A-Z])(\d+)/g)].map(([, letter, count]) => [letter, Number(count)]));

test('the same seed, date and attempt give the same letters, and different ones give others', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 50 }), (seed, attempt) => {
      const draw = drawDaily(seed, date, attempt);
      expect(drawDaily(seed, date, attempt)).toEqual(draw);
      expect(drawDaily(seed, date, attempt + 1).commitment).not.toBe(draw.commitment);
      expect(drawDaily(seed, plainDate('2026-11-21'), attempt).salt).not.toBe(draw.salt);
    }),
  );
});

test('eight letters are drawn, none more often than it is in the bag', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { letters } = drawDaily(seed, date, 0);
      expect(letters).toHaveLength(8);
      for (const letter of letters) {
        expect(letters.filter((other) => other === letter).length).toBeLessThanOrEqual(max.get(letter) ?? 0);
      }
    }),
  );
});
