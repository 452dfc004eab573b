import {
  addDays,
  earliestToday,
  firstOf,
  lastOf,
  monthOf,
  weekdayOf,
  type Month,
  type PlainDate,
} from '@tessera/rules';
import { dateFormat } from './format';

const DAYS = 7;
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The month of the newest daily that is over everywhere. */
export const newestMonth = (now: number): Month => monthOf(addDays(earliestToday(now), -1));

/** The maximum number of weeks in a month's calendar. */
const WEEKS = 6;

/**
 * The days of a month in six weeks of seven, so that all months have the same height. Null for cells without
 * a day.
 */
export function weeksOf(month: Month): (PlainDate | null)[][] {
  const first = firstOf(month);
  const count = dayOf(lastOf(month));
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
