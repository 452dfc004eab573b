/** A source of randomness: each call gives a number from 0 up to, but not including, 1. */
export type Random = () => number;

const { imul } = Math;

/** Numbers that the seed decides, the same everywhere (mulberry32). Not for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number from 0 up to, but not including, `size`. */
export const below = (size: number, random: Random): number => Math.floor(random() * size);
