import { dateIn } from '@tessera/rules';
import fc from 'fast-check';
import { today, userTimezone } from './today';

const YEAR_START = Date.UTC(2026, 0, 1);
const HALF_HOUR = 1_800_000;
/** In these months of 2026, clocks change in the zone in which the tests run. */
const MONTHS = [
  ['2026-03-01', '2026-04-01'],
  ['2026-11-01', '2026-12-01'],
] as const;

const setTime = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
const isRightAt = (now: number): boolean => {
  setTime(now);
  return today() === dateIn(userTimezone(), now);
};

it('is the date in the time zone of this device, also when the clocks change', () => {
  expect(userTimezone()).toBe('America/St_Johns');
  const wrong: number[] = [];
  for (const [from, to] of MONTHS) {
    expect(new Date(from).getTimezoneOffset()).not.toBe(new Date(to).getTimezoneOffset());
    for (let now = Date.parse(from); now < Date.parse(to); now += HALF_HOUR) {
      wrong.push(...[now - 1, now].filter((moment) => !isRightAt(moment)));
    }
  }
  expect(wrong).toEqual([]);
});

it('is the date in the time zone of this device at any moment', () => {
  fc.assert(fc.property(fc.integer({ min: YEAR_START, max: Date.UTC(2100, 0, 1) }), isRightAt));
});
