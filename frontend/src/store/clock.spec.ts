import { DAY_MS } from '@tessera/rules';
import { clockNotifier, syncClock, isClockTrusted, serverNow } from './clock';
import { KEYS } from './storage/keys';

const NOON = Date.parse('2026-11-20T12:00:00Z');

const setTime = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const saying = (time: number, more: Record<string, string> = {}) =>
  new Headers({ date: new Date(time).toUTCString(), ...more });

beforeEach(() => {
  setTime(NOON);
});

it("uses the device's clock until the server responds, and the server's from then on", () => {
  expect(serverNow()).toBe(NOON);
  expect(isClockTrusted()).toBe(false);
  syncClock(saying(NOON - DAY_MS), NOON);
  expect(Math.abs(serverNow() - (NOON - DAY_MS))).toBeLessThanOrEqual(2000);
  expect(isClockTrusted()).toBe(true);
});

it('stores nothing if the clock is right, and reports only changes', () => {
  const told = jest.fn();
  const end = clockNotifier.listen(told);
  syncClock(saying(NOON), NOON - 300);
  expect(localStorage.getItem(KEYS.clockOffset)).toBeNull();
  expect(told).not.toHaveBeenCalled();
  syncClock(saying(NOON + DAY_MS), NOON);
  expect(told).toHaveBeenCalledTimes(1);
  end();
});

it.each([
  ['a cached response', saying(NOON - DAY_MS, { age: '86400' })],
  ['a response without a date', new Headers()],
  ['an invalid date', new Headers({ date: 'yesterday' })],
])('ignores %s', (_, headers) => {
  syncClock(headers, NOON);
  expect(serverNow()).toBe(NOON);
  expect(isClockTrusted()).toBe(false);
});

it.each([-DAY_MS, DAY_MS])('ignores a response if the clock was changed (by %d) in the meantime', (by) => {
  syncClock(saying(NOON), NOON, NOON + by);
  setTime(NOON + by);
  expect(serverNow()).toBe(NOON + by);
  expect(isClockTrusted()).toBe(false);
});

it.each(['soon', '1e300', '99999999999999', 'NaN', ''])('ignores a stored offset of %j', (text) => {
  localStorage.setItem(KEYS.clockOffset, text);
  expect(serverNow()).toBe(NOON);
});

it("is no longer trusted after the device's clock has been changed", () => {
  syncClock(saying(NOON), NOON);
  setTime(NOON - DAY_MS);
  expect(isClockTrusted()).toBe(false);
  setTime(NOON + DAY_MS);
  expect(isClockTrusted()).toBe(false);
});
