import { MINUTE_MS } from '@tessera/rules';
import { LogThrottle } from './log-throttle.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('each key gets its lines, and the rest is counted once a minute', () => {
  const summarize = jest.fn();
  const throttle = new LogThrottle({ perKey: 2, inAll: 10 }, summarize);
  expect([1, 2, 3, 4].map(() => throttle.admits('ann'))).toEqual([true, true, false, false]);
  expect(throttle.admits('ben')).toBe(true);
  jest.advanceTimersByTime(MINUTE_MS);
  expect(summarize.mock.calls).toEqual([[2]]);
  expect(throttle.admits('ann')).toBe(true);
  jest.advanceTimersByTime(MINUTE_MS);
  expect(summarize).toHaveBeenCalledTimes(1);
});

test('many keys together are bounded too', () => {
  const summarize = jest.fn();
  const throttle = new LogThrottle({ perKey: 1, inAll: 3 }, summarize);
  const admitted = Array.from({ length: 1000 }, (_, i) => throttle.admits(String(i)));
  expect(admitted.filter(Boolean)).toHaveLength(3);
  throttle.flush();
  expect(summarize.mock.calls).toEqual([[997]]);
});
