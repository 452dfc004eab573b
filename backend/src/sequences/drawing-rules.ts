import type { Letter } from '@tessera/rules';
import { bandOf } from '@tessera/solver';

/** The same eight letters, in any order, aren't repeated within this many days. */
export const PATTERN_DAYS = 60;

/** A date's band of difficulty differs from those of this many previous dates. */
const BAND_DAYS = 3;

/**
 * Whether this difficulty may follow those of the previous dates (newest last). Any four days have four
 * different bands.
 */
export const isNewBand = (difficulty: number, before: readonly number[]): boolean =>
  !before.slice(-BAND_DAYS).map(bandOf).includes(bandOf(difficulty));

const patternOf = (letters: readonly Letter[]): string => letters.toSorted().join('');

/** Whether these letters may follow those of the previous dates (newest last). */
export const isNewPattern = (letters: readonly Letter[], before: readonly (readonly Letter[])[]): boolean =>
  !before.slice(-PATTERN_DAYS).map(patternOf).includes(patternOf(letters));
