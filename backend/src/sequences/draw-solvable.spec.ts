import { createHash } from 'node:crypto';
import { addDays, createScorer, gridFromText, plainDate, type Letter } from '@tessera/rules';
import { bandOf, difficultyOf, findPerfectGrid } from '@tessera/solver';
import { LEXICON, validWordsOf } from '@tessera/words';
import fc from 'fast-check';
import { drawDaily, drawSolvable, rate } from './draw-solvable.js';

const from = plainDate('2026-03-01');
const never = plainDate('9000-01-01');
const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const drawing = (of: Uint8Array, days: number, before: Letter[][] = []) =>
  drawSolvable({ seed: of, from, days, before, ratedFrom: never });

test('the same seed and the same previous days give the same letters, however days are batched', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: 1, max: 11 }), (of, cut) => {
      const whole = drawing(of, 12);
      const first = drawing(of, cut);
      const before = first.map(({ letters }) => letters);
      const rest = drawSolvable({
        seed: of,
        from: addDays(from, cut),
        days: 12 - cut,
        before,
        ratedFrom: never,
      });
      expect([...first, ...rest]).toEqual(whole);
    }),
    { numRuns: 20 },
  );
});

test('each date has the first of its draws that the rules allow, and its witness contains the letters', () => {
  const seeds = createHash('sha256').update('a seed').digest();
  for (const { date, letters, salt, commitment, witness } of drawing(seeds, 60)) {
    const attempt = Array.from({ length: 100 }, (_, i) => drawDaily(seeds, date, i)).find(
      (draw) => draw.commitment === commitment,
    );
    expect(attempt).toMatchObject({ letters, salt });
    const left = [...(witness ?? '')];
    for (const letter of letters) left.splice(left.indexOf(letter), 1);
    expect(left).toHaveLength(8);
  }
});

test("letters of the previous days aren't repeated", () => {
  const seeds = Buffer.alloc(32, 7);
  const [plain] = drawing(seeds, 1);
  const [other] = drawing(seeds, 1, [plain!.letters.toReversed()]);
  expect(other?.letters.toSorted()).not.toEqual(plain?.letters.toSorted());
});

test('provable draws are spread about equally over the five bands', () => {
  const draws = Array.from({ length: 3000 }, (_, i) => drawDaily(Buffer.alloc(32, 1), from, i).letters);
  const proved = draws.filter((letters) => findPerfectGrid(letters, { maxNodes: 50_000 }).grid);
  const counts = [0, 0, 0, 0, 0];
  for (const letters of proved) counts[bandOf(difficultyOf(letters))]! += 1;
  for (const count of counts) {
    expect(count / proved.length).toBeGreaterThan(0.15);
    expect(count / proved.length).toBeLessThan(0.25);
  }
});

test('only dates from the given one on are rated immediately', () => {
  const days = drawSolvable({
    seed: Buffer.alloc(32, 3),
    from,
    days: 3,
    before: [],
    ratedFrom: addDays(from, 2),
  });
  expect(days.map(({ expectedScore }) => expectedScore !== null)).toEqual([false, false, true]);
});

test('letters are rated by the word list with which they were drawn', () => {
  const { scoreGrid } = createScorer(validWordsOf('2026.11'));
  const { witness } = rate({ letters: [...'MUFFSMUT'], lexicon: '2026.11' });
  expect(scoreGrid(gridFromText(witness ?? '')).total).toBe(32);
});

test('letters without a perfect grid are rated without a witness', () => {
  expect(rate({ letters: [...'QQXXJJVV'], lexicon: LEXICON.version })).toMatchObject({
    witness: null,
    expectedScore: expect.any(Number) as number,
  });
});

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
