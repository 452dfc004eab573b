import { DAY_MS, HOUR_MS } from './durations.js';

/**
 * Dates in the game are plain dates, never instants: `yyyy-mm-dd`, branded so that no other string can be
 * used as one. Instants are milliseconds since 1970 and always passed as arguments.
 */
export type PlainDate = string & { readonly brand: 'PlainDate' };

/** `yyyy-mm` */
export type Month = string;

// The first clocks to reach a date are 14 hours ahead of UTC, the last ones 12 hours behind.
const EARLIEST_OFFSET_MS = 14 * HOUR_MS;
const LATEST_OFFSET_MS = -12 * HOUR_MS;

/** Several times as fast as `Date.parse`, and records of years compare thousands of dates. */
const utcOf = (date: string): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8)));

/** Throws a RangeError outside the years 1000-9999. Called so often that an existing date isn't parsed again. */
function fromUtc(ms: number): PlainDate {
  const text = new Date(ms).toISOString();
  // Years of fewer digits begin with a zero, longer and negative ones with a sign: both are before '1'.
  if (text < '1') throw new RangeError(`Not a date: ${text}`);
  return text.slice(0, DATE_LENGTH) as PlainDate;
}

const DATE_LENGTH = 'yyyy-mm-dd'.length;
const MONTH_LENGTH = 'yyyy-mm'.length;
const FORMAT = /^[1-9]\d{3}-\d\d-\d\d$/;

/** Whether this text is an existing date in the format `yyyy-mm-dd` (years 1000-9999). */
export function isPlainDate(text: string): text is PlainDate {
  if (!FORMAT.test(text)) return false;
  const ms = utcOf(text);
  // Engines read 31 February as 3 March, so a date exists only if it survives the conversion.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}

/** Throws a RangeError for anything but an existing date in the format `yyyy-mm-dd`. */
export function plainDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`Not a date: ${JSON.stringify(text)}`);
  return text;
}

/** The month of a date. */
export const monthOf = (date: PlainDate): Month => date.slice(0, MONTH_LENGTH);

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** The date with this year, month (1 to 12) and day. Throws a RangeError if there is none. */
export const dateFrom = (year: number, month: number, day: number): PlainDate =>
  plainDate(`${year}-${twoDigits(month)}-${twoDigits(day)}`);

/** Converts to `dd/mm/yyyy`, the format used in local storage and by two calls. */
export const toSlashed = (date: PlainDate): string => date.split('-').reverse().join('/');

/** Parses `dd/mm/yyyy`; null if this isn't an existing date in that format. */
export function fromSlashed(text: string): PlainDate | null {
  if (!/^\d\d\/\d\d\/\d{4}$/.test(text)) return null;
  const date = text.split('/').reverse().join('-');
  return isPlainDate(date) ? date : null;
}

/**
 * The date that many whole days later, or earlier if negative. Throws a RangeError outside the years
 * 1000-9999.
 */
export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(utcOf(date) + days * DAY_MS);

/** The number of whole days from the first date to the second; negative if the second is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => (utcOf(to) - utcOf(from)) / DAY_MS;

/**
 * The game number of a date's daily. The launch date is game 1; dates before it have no daily (0 or less).
 */
export const gameNumberOf = (date: PlainDate, launch: PlainDate): number => daysBetween(launch, date) + 1;

/**
 * One formatter per zone, keyed by lower-case name, because each takes 40 µs to create. Only names that the
 * engine knows are cached (some six hundred with all aliases), so callers can't exhaust the memory.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

// Newer engines also accept plain offsets such as '+23:00', which aren't names and reach dates that exist
// nowhere.
const ZONE_NAME = /^[A-Za-z][A-Za-z0-9_+/-]*$/;

function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  if (!ZONE_NAME.test(zone)) return undefined;
  const key = zone.toLowerCase();
  const known = formats.get(key);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(key, format);
    return format;
  } catch {
    return undefined;
  }
}

/**
 * The engine's canonical name of an IANA time zone, given in any case or as an alias; 'UTC' if unknown or
 * missing.
 */
export const zoneOf = (name: string | null | undefined): string =>
  formatOf(name ?? 'UTC')?.resolvedOptions().timeZone ?? 'UTC';

/**
 * The date at an instant (whole milliseconds since 1970) in a zone (an IANA name; UTC if unknown or missing).
 */
export function dateIn(zone: string | null | undefined, now: number): PlainDate {
  const format = formatOf(zone ?? 'UTC');
  if (!format) return fromUtc(now);
  const parts = format.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return plainDate(`${part('year')}-${part('month')}-${part('day')}`);
}

/** The latest date that is today anywhere on earth. */
export const latestToday = (now: number): PlainDate => fromUtc(now + EARLIEST_OFFSET_MS);

/** The earliest date that is still today anywhere on earth. */
export const earliestToday = (now: number): PlainDate => fromUtc(now + LATEST_OFFSET_MS);

/** Whether this date has ended in every time zone. */
export const isOverEverywhere = (date: PlainDate, now: number): boolean => date < earliestToday(now);

/** The instant at which this date has ended in every time zone. */
export const endOf = (date: PlainDate): number => utcOf(date) + DAY_MS - LATEST_OFFSET_MS;

/** Whether this date hasn't begun in any time zone. */
export const isYetToCome = (date: PlainDate, now: number): boolean => date > latestToday(now);

/**
 * A player's today: the date in their zone, or that of the newest daily that they have started, if that is later.
 * Traveling west sets the date back, but players can't start a daily older than their newest. Dates that haven't
 * begun anywhere must be left out: a clock may have been ahead.
 */
export const dateToPlay = (today: PlainDate, newest: PlainDate | null): PlainDate =>
  newest !== null && newest > today ? newest : today;

/** Today and the two days before, newest first. */
export const lastThreeDates = (today: PlainDate): [PlainDate, PlainDate, PlainDate] => [
  today,
  addDays(today, -1),
  addDays(today, -2),
];

export const DAYS_PER_WEEK = 7;

/** A date and the six before it, newest first. */
export const weekUpTo = (date: PlainDate): PlainDate[] =>
  Array.from({ length: DAYS_PER_WEEK }, (_, days) => addDays(date, -days));
