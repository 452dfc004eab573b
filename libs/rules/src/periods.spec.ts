import fc from 'fast-check';
import { addDays, plainDate } from './calendar.js';
import {
  comparePeriodScores,
  datesOf,
  gamesForMean,
  PERIODS,
  periodOn,
  type PeriodScore,
} from './periods.js';

const date = fc.integer({ min: 0, max: 200_000 }).map((days) => addDays(plainDate('1900-01-01'), days));
const isMonday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1;

it('begins weeks on Monday, also across years', () => {
  expect(periodOn('week', plainDate('2026-11-22'))).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(periodOn('week', plainDate('2026-11-23'))).toEqual({ from: '2026-11-23', to: '2026-11-29' });
  expect(periodOn('week', plainDate('2027-01-02'), 1)).toEqual({ from: '2026-12-21', to: '2026-12-27' });
  fc.assert(fc.property(date, (today) => isMonday(periodOn('week', today).from)));
});

it('gives months their own lengths', () => {
  expect(periodOn('month', plainDate('2024-02-29'))).toEqual({ from: '2024-02-01', to: '2024-02-29' });
  expect(periodOn('month', plainDate('2026-01-31'), 1)).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  expect(periodOn('month', plainDate('2026-12-01'), 13)).toEqual({ from: '2025-11-01', to: '2025-11-30' });
});

it('counts yesterday from today', () => {
  expect(periodOn('yesterday', plainDate('2026-03-01'))).toEqual({ from: '2026-02-28', to: '2026-02-28' });
  expect(periodOn('yesterday', plainDate('2026-03-01'), 2).from).toBe('2026-02-26');
});

it('leaves no date between two periods, and contains today', () => {
  fc.assert(
    fc.property(date, fc.constantFrom(...PERIODS), fc.nat(60), (today, period, back) => {
      const [later, earlier] = [periodOn(period, today, back), periodOn(period, today, back + 1)];
      expect(addDays(earlier.to, 1)).toBe(later.from);
      expect(datesOf(later).at(-1)).toBe(later.to);
      const current = period === 'yesterday' ? addDays(today, -1) : today;
      expect(datesOf(periodOn(period, today))).toContain(current);
    }),
  );
});

it('requires half of the days for an average, and at most twelve', () => {
  expect([1, 2, 3, 7, 23, 24, 31].map(gamesForMean)).toEqual([1, 1, 2, 4, 12, 12, 12]);
});

it('sorts by points or average, then by the other, best streak and name', () => {
  const row = (name: string, sum: number, games: number, bestStreak = 0): PeriodScore => ({
    name,
    sum,
    games,
    bestStreak,
  });
  const rows = [
    row('often', 60, 4),
    row('well', 58, 2),
    row('once', 29, 1),
    row('never', 0, 0, 9),
    row('regular', 29, 1, 3),
    row('few', 60, 3),
  ];
  const names = (sort: 'sum' | 'mean') =>
    rows.toSorted((a, b) => comparePeriodScores(sort, a, b)).map(({ name }) => name);
  expect(names('sum')).toEqual(['few', 'often', 'well', 'regular', 'once', 'never']);
  expect(names('mean')).toEqual(['well', 'regular', 'once', 'few', 'often', 'never']);
});
