import { DAYS_PER_WEEK, addDays, daysBetween, plainDate, type Month, type PlainDate } from './calendar.js';

const MONTHS_PER_YEAR = 12;
/** Any Monday, because weeks start on Mondays. */
const A_MONDAY = plainDate('2024-01-01');

/** Whether this text is a month in the format `yyyy-mm` (years 1000-9999). */
export const isMonth = (text: string): text is Month => /^[1-9]\d{3}-(0[1-9]|1[0-2])$/.test(text);

/** The month a number of months later, or earlier if negative. */
export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * MONTHS_PER_YEAR + number - 1 + months;
  const twoDigits = String((count % MONTHS_PER_YEAR) + 1).padStart(2, '0');
  return `${Math.floor(count / MONTHS_PER_YEAR)}-${twoDigits}`;
}

/** The first day of a month. Throws a RangeError outside the years 1000-9999. */
export const firstOf = (month: Month): PlainDate => plainDate(`${month}-01`);

/** The last day of a month. Throws a RangeError outside the years 1000-9999. */
export const lastOf = (month: Month): PlainDate => addDays(firstOf(monthAfter(month, 1)), -1);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (date: PlainDate): number =>
  ((daysBetween(A_MONDAY, date) % DAYS_PER_WEEK) + DAYS_PER_WEEK) % DAYS_PER_WEEK;
