import fc from 'fast-check';
import { buildLineScores, createScorer, type Letter } from '@tessera/rules';
import { blindDraws, drawsOf, lexicon, seeds, sorted } from '../test/arbitraries.js';
import { annealedPar, par, parOver } from './par.js';
import { findPerfectGrid } from './perfect-grid.js';
import { seededRandom } from './random.js';

const sixteen = drawsOf(16);

/** Multisets small enough to try all arrangements: three letters, two of them at most twice. */
const fewLetters = fc
  .tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }))
  .map(([a, b]) => [...'A'.repeat(a), ...'B'.repeat(b), ...'C'.repeat(16 - a - b)]);

const wordLists = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'ABC'), minLength: 2, maxLength: 4 }), {
  maxLength: 6,
});

/** All distinct arrangements of these letters. */
function* arrangements(left: Map<Letter, number>, grid: Letter[] = []): Generator<Letter[]> {
  if (grid.length === 16) yield grid;
  for (const [letter, count] of left) {
    if (count === 0) continue;
    left.set(letter, count - 1);
    yield* arrangements(left, [...grid, letter]);
    left.set(letter, count);
  }
}

function bestByTrial(letters: readonly Letter[], words: readonly string[]): number {
  const { scoreGrid } = createScorer(words);
  const counts = new Map<Letter, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let best = 0;
  for (const grid of arrangements(counts)) best = Math.max(best, scoreGrid(grid).total);
  return best;
}

describe('par', () => {
  it('comes with a grid of exactly these letters that reaches it', () => {
    fc.assert(
      fc.property(sixteen, (letters) => {
        const { score, grid, upTo, isExact } = par(letters, { maxNodes: 300_000 });
        expect(sorted(grid)).toBe(sorted(letters));
        expect(lexicon.scoreGrid(grid).total).toBe(score);
        expect(upTo).toBeGreaterThanOrEqual(score);
        expect(isExact).toBe(upTo === score);
      }),
      { numRuns: 15 },
    );
  });

  it('is the maximum over all arrangements, whatever the words', () => {
    fc.assert(
      fc.property(fewLetters, wordLists, (letters, words) => {
        const { score, isExact } = parOver(buildLineScores(words), letters);
        expect(isExact).toBe(true);
        expect(score).toBe(bestByTrial(letters, words));
      }),
      { numRuns: 25 },
    );
  });

  it('is never below the score of an annealed or shuffled grid', () => {
    fc.assert(
      fc.property(sixteen, seeds, (letters, seed) => {
        const random = seededRandom(seed);
        const { upTo } = par(letters, { maxNodes: 200_000 });
        expect(upTo).toBeGreaterThanOrEqual(annealedPar(letters, random).score);
        for (let i = 0; i < 50; i++) {
          const shuffled = letters.toSorted(() => random() - 0.5);
          expect(upTo).toBeGreaterThanOrEqual(lexicon.scoreGrid(shuffled).total);
        }
      }),
      { numRuns: 5 },
    );
  });

  it("doesn't depend on the order of the letters", () => {
    fc.assert(
      fc.property(sixteen, (letters) => {
        const one = par(letters, { maxNodes: 200_000 });
        const other = par(letters.toReversed(), { maxNodes: 200_000 });
        if (one.isExact && other.isExact) expect(other.score).toBe(one.score);
        expect(other.score).toBeLessThanOrEqual(one.upTo);
      }),
      { numRuns: 6 },
    );
  });

  it("returns bounds if the search gives up, and doesn't claim to be exact", () => {
    const { score, upTo, isExact } = par([...'QXJVZKWYFHUOIEAC'], { maxNodes: 10 });
    expect(isExact).toBe(false);
    expect(score).toBeLessThan(upTo);
  });

  it('is the same for the same letters and limit', () => {
    const letters = [...'QXJVZKWYFHUOIEAC'];
    expect(par(letters, { maxNodes: 50_000 })).toEqual(par(letters, { maxNodes: 50_000 }));
  });

  it('is 32 for the letters of a perfect grid', () => {
    fc.assert(
      fc.property(blindDraws, (blind) => {
        const { grid } = findPerfectGrid(blind, { maxNodes: 5_000 });
        if (grid) expect(par(grid as Letter[])).toMatchObject({ score: 32, upTo: 32, isExact: true });
      }),
      { numRuns: 15 },
    );
  });

  it.each([0, 15, 17])('rejects %i letters', (count) => {
    const letters = new Array<Letter>(count).fill('E');
    expect(() => par(letters)).toThrow(RangeError);
    expect(() => annealedPar(letters, seededRandom(1))).toThrow(RangeError);
  });
});

it('the annealed grid has these letters and the stated score', () => {
  fc.assert(
    fc.property(sixteen, seeds, (letters, seed) => {
      const { score, grid } = annealedPar(letters, seededRandom(seed));
      expect(sorted(grid)).toBe(sorted(letters));
      expect(lexicon.scoreGrid(grid).total).toBe(score);
    }),
    { numRuns: 4 },
  );
});
