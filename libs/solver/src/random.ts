/** A source of random numbers: each call returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

const { imul } = Math;

/**
 * A deterministic random source for a seed, the same on all platforms (Mulberry32 by Tommy Ettinger). Not for
 * secrets.
 */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A random integer from 0 (inclusive) to `size` (exclusive). */
export const below = (size: number, random: Random): number => Math.floor(random() * size);
