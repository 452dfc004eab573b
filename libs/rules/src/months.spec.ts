import fc from 'fast-check';
import { addDays, dateFrom, monthOf, plainDate } from './calendar.js';
import { firstOf, isMonth, lastOf, monthAfter, weekdayOf } from './months.js';

const date = fc.integer({ min: 0, max: 200_000 }).map((days) => addDays(plainDate('1900-01-01'), days));

it.each([
  ['2026-11', true],
  ['1000-01', true],
  ['2026-00', false],
  ['2026-13', false],
  ['0999-12', false],
  ['2026-11-20', false],
  ['', false],
])('knows whether %j is a month', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

it('counts months across years', () => {
  expect(monthAfter('2026-11', 0)).toBe('2026-11');
  expect(monthAfter('2026-11', 2)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2026-12', -13)).toBe('2025-11');
});

it('finds the first and the last day of a month', () => {
  expect([firstOf('2024-02'), lastOf('2024-02')]).toEqual(['2024-02-01', '2024-02-29']);
  fc.assert(
    fc.property(date, (day) => {
      const month = monthOf(day);
      const [year = 0, number = 0] = month.split('-').map(Number);
      expect(firstOf(month)).toBe(dateFrom(year, number, 1));
      expect(monthOf(lastOf(month))).toBe(month);
      expect(addDays(lastOf(month), 1)).toBe(firstOf(monthAfter(month, 1)));
    }),
  );
});

it('counts the days of a week from Monday', () => {
  fc.assert(
    fc.property(date, (day) => {
      expect(weekdayOf(day)).toBe((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);
    }),
  );
});
