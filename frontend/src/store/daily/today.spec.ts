import { dateIn } from '@tessera/rules';
import fc from 'fast-check';
import { today, userTimezone } from './today';

const YEAR_START = Date.UTC(2026, 0, 1);
const HOUR = 3_600_000;
const HOURS_A_YEAR = 365 * 24;

const setTime = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const isRightAt = (now: number): boolean => {
  setTime(now);
  return today() === dateIn(userTimezone(), now);
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

// Among these are the hours in which the clocks of this time zone change, if they do.
it('is the date in the time zone of this device at any hour of a year', () => {
  const hours = Array.from({ length: HOURS_A_YEAR }, (_, hour) => YEAR_START + hour * HOUR);
  const wrong = hours.flatMap((hour) => [hour - 1, hour]).filter((now) => !isRightAt(now));
  expect(wrong).toEqual([]);
});

it('is the date in the time zone of this device at any moment', () => {
  fc.assert(fc.property(fc.integer({ min: YEAR_START, max: Date.UTC(2100, 0, 1) }), isRightAt));
});
