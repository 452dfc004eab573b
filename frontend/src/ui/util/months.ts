import { addDays, daysBetween, earliestToday, plainDate, type PlainDate } from '@tessera/rules';
import { dateFormat } from './date-format';

/** `yyyy-mm` */
export type Month = string;

const DAYS = 7;
/** Any Monday, because weeks start on Mondays. */
const A_MONDAY = plainDate('2024-01-01');

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const isMonth = (text: string | null): text is Month =>
  /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text ?? '');

export const monthOf = (date: PlainDate): Month => date.slice(0, 7);

/** The month of the newest daily that is over everywhere. */
export const newestMonth = (now: number): Month => monthOf(addDays(earliestToday(now), -1));

const firstOf = (month: Month): PlainDate => plainDate(`${month}-01`);

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (date: PlainDate): number => ((daysBetween(A_MONDAY, date) % DAYS) + DAYS) % DAYS;

/** The month a number of months later, or earlier if negative. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** The maximum number of weeks in a month's calendar. */
const WEEKS = 6;

/**
 * The days of a month in six weeks of seven, so that all months have the same height. Null for cells without
 * a day.
 */
export function weeksOf(month: Month): (PlainDate | null)[][] {
  const first = firstOf(month);
  const count = daysBetween(first, firstOf(monthAfter(month, 1)));
  const before = weekdayOf(first);
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: DAYS }, (__, day) => {
      const at = week * DAYS + day - before;
      return at < 0 || at >= count ? null : addDays(first, at);
    }),
  );
}

export const dayOf = (date: PlainDate): number => Number(date.slice(8));
export const yearOf = (date: PlainDate | Month): number => Number(date.slice(0, 4));

const monthFormat = dateFormat({ month: 'long', year: 'numeric' });
const shortDateFormat = dateFormat({ weekday: 'short', day: 'numeric', month: 'long' });

/** 'November 2026' */
export const monthName = (month: Month): string => monthFormat(firstOf(month));

/** 'Friday 20 November 2026' */
export const dateName = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** 'Fri 20 November' */
export const shortDateName = (date: PlainDate): string => shortDateFormat(date).replace(',', '');
