import { SIDE, type Letter } from '@tessera/rules';
import { codeOf } from './letter-codes.js';

/**
 * Sixteen letters as a multiset. Searches identify a letter by its index among the distinct ones, 0-15: four
 * bits.
 */
export interface Multiset {
  codes: readonly number[];
  counts: Int8Array;
}

/**
 * Upper bounds for lines whose letters come from the multiset, by the length 0-4 of a line's prefix and by
 * the prefix itself (four bits per letter, first letter highest): the highest score of a line with that
 * prefix.
 */
export interface LineBounds {
  most: readonly Uint8Array[];
  /**
   * The same for lines that contain a given letter after the prefix. The index has four more bits for that
   * letter.
   */
  mostWith: readonly Uint8Array[];
  /**
   * The letters (as bits) that lower the bound of a prefix by that many points: `losing[length][prefix *
   * LOSSES + points]`.
   */
  losing: readonly Uint16Array[];
}

/** The number of different losses: a line can lose 0 to 4 points. */
export const LOSSES = SIDE + 1;

export function multisetOf(letters: readonly Letter[]): Multiset {
  const codes = [...new Set(letters.map(codeOf))].sort((a, b) => a - b);
  const counts = new Int8Array(codes.length);
  for (const letter of letters) counts[codes.indexOf(codeOf(letter))]!++;
  return { codes, counts };
}

export function boundLines({ codes, counts }: Multiset, scores: Uint8Array): LineBounds {
  const most = Array.from({ length: SIDE + 1 }, (_, length) => new Uint8Array(16 ** length));
  const mostWith = Array.from({ length: SIDE }, (_, length) => new Uint8Array(16 ** (length + 1)));
  const left = counts.slice();

  const raise = (bounds: Uint8Array, at: number, score: number): void => {
    if (bounds[at]! < score) bounds[at] = score;
  };

  const extend = (length: number, line: number, pattern: number): void => {
    for (let letter = 0; letter < codes.length; letter++) {
      if (left[letter] === 0) continue;
      left[letter]!--;
      const longer = (line << 4) | letter;
      const seen = (pattern << 5) | codes[letter]!;
      if (length + 1 < SIDE) extend(length + 1, longer, seen);
      else if (scores[seen]! > 0) enter(longer, scores[seen]!);
      left[letter]!++;
    }
  };

  /** Raises the bounds of all prefixes of a full line. */
  const enter = (line: number, score: number): void => {
    for (let length = 0; length <= SIDE; length++) {
      const beginning = line >> (4 * (SIDE - length));
      raise(most[length]!, beginning, score);
      for (let after = length; after < SIDE; after++) {
        const letter = (line >> (4 * (SIDE - 1 - after))) & 15;
        raise(mostWith[length]!, (beginning << 4) | letter, score);
      }
    }
  };

  extend(0, 0, 0);
  return {
    most,
    mostWith,
    losing: most.slice(0, SIDE).map((_, length) => sortLetters(most, length, codes.length)),
  };
}

function sortLetters(most: readonly Uint8Array[], length: number, letters: number): Uint16Array {
  const beginnings = most[length]!;
  const losing = new Uint16Array(beginnings.length * LOSSES);
  for (const [beginning, bound] of beginnings.entries()) {
    for (let letter = 0; letter < letters; letter++) {
      losing[beginning * LOSSES + bound - most[length + 1]![(beginning << 4) | letter]!]! |= 1 << letter;
    }
  }
  return losing;
}
