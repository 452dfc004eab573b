import fc from 'fast-check';
import { BAG, BLIND_LETTERS, CELLS, LETTERS, createScorer, type Grid, type Letter } from '@tessera/rules';
import { VALID_WORDS } from '@tessera/words';

/** The scorer of the rules, against which the solver is tested. */
export const lexicon = createScorer(VALID_WORDS);

export const letters = fc.constantFrom(...LETTERS);

/** This many tiles from the bag. */
export const drawsOf = (count: number): fc.Arbitrary<Letter[]> =>
  fc.shuffledSubarray([...BAG], { minLength: count, maxLength: count });

export const blindDraws = drawsOf(BLIND_LETTERS);

/** Grids of letters from the bag with `least` to `most` filled cells. */
export const gridsWith = (least: number, most: number): fc.Arbitrary<Grid> =>
  fc
    .tuple(
      drawsOf(CELLS),
      fc.integer({ min: least, max: most }),
      fc.shuffledSubarray([...new Array(CELLS).keys()], { minLength: CELLS }),
    )
    .map(([tiles, filled, order]) => tiles.map((tile, cell) => (order[cell]! < filled ? tile : null)));

export const seeds = fc.integer();

export const sorted = (tiles: readonly (Letter | null)[]): string => tiles.toSorted().join('');

export const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
