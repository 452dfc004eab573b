import fc from 'fast-check';
import { addLatency, noLatencies, quantile } from './service-minute.js';

const STEP = 2 ** (1 / 4);
/** Quantiles are rounded to two digits. */
const ROUNDING = 1.051;

test('quantiles are at most one step above the exact ones, and never below, whatever the durations', () => {
  const durations = fc.array(fc.double({ min: 0.0003, max: 40, noNaN: true }), { minLength: 1 });
  const shares = fc.constantFrom(0.01, 0.5, 0.9, 0.99, 1);
  fc.assert(
    fc.property(durations, shares, (seconds, share) => {
      const counts = noLatencies();
      for (const each of seconds) addLatency(counts, each);
      const sorted = seconds.toSorted((a, b) => a - b);
      const exact = 1000 * sorted[Math.max(1, Math.ceil(sorted.length * share)) - 1]!;
      const found = quantile(counts, share)!;
      expect(found * ROUNDING).toBeGreaterThanOrEqual(exact);
      expect(found).toBeLessThanOrEqual(exact * STEP * ROUNDING);
    }),
  );
});

test('there is no quantile without durations, and extreme durations count as the first or last step', () => {
  expect([quantile(null, 0.5), quantile(noLatencies(), 0.5)]).toEqual([null, null]);
  const counts = noLatencies();
  for (const seconds of [0, 1e-9, 1e6]) addLatency(counts, seconds);
  expect([quantile(counts, 0.5), quantile(counts, 1)]).toEqual([0.25, 55_000]);
});
