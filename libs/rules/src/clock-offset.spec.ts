import fc from 'fast-check';
import { correctedOffset } from './clock-offset.js';
import { DAY_MS } from './durations.js';

/** A response from a server whose clock is ahead of ours by `behind` milliseconds. */
const aSample = fc
  .record({
    behind: fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
    requestedAt: fc.integer({ min: 0, max: 4e12 }),
    thereAfter: fc.nat(10_000),
    backAfter: fc.nat(10_000),
  })
  .map(({ behind, requestedAt, thereAfter, backAfter }) => ({
    behind,
    took: thereAfter + backAfter,
    sample: {
      serverTime: Math.floor((requestedAt + thereAfter + behind) / 1000) * 1000,
      requestedAt,
      receivedAt: requestedAt + thereAfter + backAfter,
    },
  }));

it('gets within the response time of the true offset, from any starting point', () => {
  fc.assert(
    fc.property(aSample, fc.integer(), ({ behind, took, sample }, offset) => {
      expect(Math.abs(correctedOffset(offset, sample) - behind)).toBeLessThanOrEqual(took + 2000);
    }),
  );
});

it('keeps a correct offset', () => {
  fc.assert(
    fc.property(aSample, ({ behind, sample }) => {
      expect(correctedOffset(behind, sample)).toBe(behind);
    }),
  );
});

it('does not change if the same time is received again', () => {
  fc.assert(
    fc.property(aSample, fc.integer(), ({ sample }, offset) => {
      const once = correctedOffset(offset, sample);
      expect(correctedOffset(once, sample)).toBe(once);
    }),
  );
});
