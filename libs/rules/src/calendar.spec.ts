import fc from 'fast-check';
import { dates } from '../test/arbitraries.js';
import {
  addDays,
  dateFrom,
  dateIn,
  dateToPlay,
  daysBetween,
  fromSlashed,
  gameNumberOf,
  isPlainDate,
  lastThreeDates,
  plainDate,
  toSlashed,
} from './calendar.js';

const LAUNCH = plainDate('2025-01-01');

describe('a date', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '1000-01-01', '9999-12-31'])('%s exists', (text) => {
    expect(isPlainDate(text)).toBe(true);
    expect(plainDate(text)).toBe(text);
  });

  it.each([
    '2026-02-31',
    '2100-02-29',
    '2026-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0999-01-01',
    '12026-01-01',
    '2026-1-1',
    '2026-11-20T00:00',
    '2026-11-20\n',
    ' 2026-11-20',
    '20/11/2026',
    '٢٠٢٦-١١-٢٠',
    'today',
    '',
    '9'.repeat(10_000),
  ])("%j doesn't exist", (text) => {
    expect(isPlainDate(text)).toBe(false);
    expect(() => plainDate(text)).toThrow(RangeError);
  });

  it('is made from a year, month and day', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
        expect(dateFrom(year, month, day)).toBe(date);
      }),
    );
    expect(() => dateFrom(2026, 2, 31)).toThrow(RangeError);
    expect(() => dateFrom(2026, 0, 1)).toThrow(RangeError);
  });

  it('survives conversion to slashes and back', () => {
    expect(toSlashed(plainDate('2026-11-20'))).toBe('20/11/2026');
    fc.assert(fc.property(dates, (date) => fromSlashed(toSlashed(date)) === date));
  });

  it.each([
    '31/02/2026',
    '29/02/2100',
    '2026/11/20',
    '1/1/2026',
    '11/20/2026',
    '20-11-2026',
    '20/11/26',
    '11-20/2026',
    '',
  ])("can't be written as %j in slashes", (text) => expect(fromSlashed(text)).toBeNull());

  it('sorts as text in chronological order', () => {
    fc.assert(
      fc.property(dates, dates, (a, b) => {
        expect(a < b).toBe(daysBetween(a, b) > 0);
      }),
    );
  });
});

describe('counting days', () => {
  it('returns to the same date after going forward and back', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('agrees with the civil calendar day by day', () => {
    let [year, month, day] = [1999, 12, 31];
    let date = plainDate('1999-12-31');
    while (year < 2101) {
      const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
      const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
      if (++day > lengths[month - 1]!) [month, day] = [month + 1, 1];
      if (month > 12) [year, month] = [year + 1, 1];
      date = addDays(date, 1);
      expect(date).toBe(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
    }
  });

  it('counts the days on which clocks change as whole days', () => {
    expect(daysBetween(plainDate('2026-03-28'), plainDate('2026-03-30'))).toBe(2);
    expect(addDays(plainDate('2026-10-24'), 2)).toBe('2026-10-26');
  });

  it('throws beyond the year 9999', () => {
    expect(() => addDays(plainDate('9999-12-31'), 1)).toThrow(RangeError);
    expect(() => addDays(plainDate('1000-01-01'), -1)).toThrow(RangeError);
    expect(() => addDays(LAUNCH, NaN)).toThrow(RangeError);
  });

  it('returns today and the two days before, newest first', () => {
    expect(lastThreeDates(plainDate('2028-03-01'))).toEqual(['2028-03-01', '2028-02-29', '2028-02-28']);
  });
});

describe('the number of a daily', () => {
  it.each([
    ['2025-01-01', 1],
    ['2025-01-02', 2],
    ['2026-01-01', 366],
    ['2026-11-20', 689],
    ['2024-12-31', 0],
  ])('for %s is #%i', (date, number) => expect(gameNumberOf(plainDate(date), LAUNCH)).toBe(number));

  it('increases by one a day', () => {
    fc.assert(
      fc.property(dates, (date) => gameNumberOf(addDays(date, 1), LAUNCH) === gameNumberOf(date, LAUNCH) + 1),
    );
  });
});

describe('the current date', () => {
  const at = (zone: string | null | undefined, instant: string) => dateIn(zone, Date.parse(instant));

  it('is already tomorrow in Kiribati while it is still yesterday in Niue', () => {
    expect(at('Pacific/Kiritimati', '2026-11-20T10:30:00Z')).toBe('2026-11-21');
    expect(at('UTC', '2026-11-20T10:30:00Z')).toBe('2026-11-20');
    expect(at('Pacific/Niue', '2026-11-20T10:30:00Z')).toBe('2026-11-19');
  });

  it.each([null, undefined, '', 'Mars/Olympus', '+23:00', '-23:59', '../etc/passwd', 'x'.repeat(10_000)])(
    'is that of UTC for the zone %j',
    (zone) => {
      expect(at(zone, '2026-11-20T23:59:59.999Z')).toBe('2026-11-20');
      expect(at(zone, '2026-11-21T00:00:00Z')).toBe('2026-11-21');
    },
  );
});

describe('the date to play', () => {
  it('is today, unless the player has already reached a later date', () => {
    fc.assert(
      fc.property(dates, dates, (today, newest) => {
        const date = dateToPlay(today, newest);
        expect(date >= today && date >= newest).toBe(true);
        expect([today, newest]).toContain(date);
      }),
    );
    fc.assert(fc.property(dates, (today) => dateToPlay(today, null) === today));
  });
});
