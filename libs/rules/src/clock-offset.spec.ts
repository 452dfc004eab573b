import fc from 'fast-check';
import { correctedOffset } from './clock-offset.js';

const DAY_MS = 86_400_000;

/** A request to a server, with clocks that differ by `behind`. */
const aQuestion = fc
  .record({
    behind: fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS }),
    requestedAt: fc.integer({ min: 0, max: 4e12 }),
    thereAfter: fc.nat(10_000),
    backAfter: fc.nat(10_000),
  })
  .map(({ behind, requestedAt, thereAfter, backAfter }) => ({
    behind,
    took: thereAfter + backAfter,
    heard: {
      serverTime: Math.floor((requestedAt + thereAfter + behind) / 1000) * 1000,
      requestedAt,
      receivedAt: requestedAt + thereAfter + backAfter,
    },
  }));

it('gets as close to the true offset as the response was fast, from any starting point', () => {
  fc.assert(
    fc.property(aQuestion, fc.integer(), ({ behind, took, heard }, offset) => {
      expect(Math.abs(correctedOffset(offset, heard) - behind)).toBeLessThanOrEqual(took + 2000);
    }),
  );
});

it('leaves a correct offset alone', () => {
  fc.assert(
    fc.property(aQuestion, ({ behind, heard }) => {
      expect(correctedOffset(behind, heard)).toBe(behind);
    }),
  );
});

it('does not change if the same time is received again', () => {
  fc.assert(
    fc.property(aQuestion, fc.integer(), ({ heard }, offset) => {
      const once = correctedOffset(offset, heard);
      expect(correctedOffset(once, heard)).toBe(once);
    }),
  );
});
