/**
 * Dates of the game are plain dates, never instants: `yyyy-mm-dd`, branded so that no other text
 * passes for one. An instant is a number of milliseconds since 1970 and always comes as an argument.
 */
export type PlainDate = string & { readonly brand: 'PlainDate' };

const DAY_MS = 86_400_000;

// The calendar reaches from UTC-12 to UTC+14; the names of fixed zones carry the opposite sign.
const LAST_ZONE = 'Etc/GMT+12';
const FIRST_ZONE = 'Etc/GMT-14';

const utcOf = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): PlainDate => new Date(ms).toISOString().slice(0, 10) as PlainDate;

/** Is this text `yyyy-mm-dd` of a day that exists (years 1000-9999)? */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && fromUtc(ms) === text;
}

/** Throws a RangeError for anything but an existing `yyyy-mm-dd`. */
export function plainDate(text: string): PlainDate {
  if (!isPlainDate(text)) throw new RangeError(`not a date: ${JSON.stringify(text)}`);
  return text;
}

/** `dd/mm/yyyy`, the form of local storage and of two calls. */
export const toSlashed = (date: PlainDate): string => date.split('-').reverse().join('/');

/** Reads `dd/mm/yyyy`; null if it is no such date. */
export function fromSlashed(text: string): PlainDate | null {
  if (!/^\d\d\/\d\d\/\d{4}$/.test(text)) return null;
  const date = text.split('/').reverse().join('-');
  return isPlainDate(date) ? date : null;
}

export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(utcOf(date) + days * DAY_MS);

/** Whole days from one date to a later one; negative if it is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => (utcOf(to) - utcOf(from)) / DAY_MS;

/** The number of a date's daily; the launch date is game 1. */
export const gameNumberOf = (date: PlainDate, launch: PlainDate): number => daysBetween(launch, date) + 1;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

/**
 * The canonical IANA name of a time zone; 'UTC' if it is unknown or missing. Plain offsets
 * ('+23:00') are no names: they would reach days that no place on earth has.
 */
export function zoneOf(name: string | null | undefined): string {
  if (!name || !/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(name)) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/** The date at an instant in a zone (an IANA name; unknown or missing means UTC). */
export function dateIn(zone: string | null | undefined, now: number): PlainDate {
  const parts = formatOf(zoneOf(zone)).formatToParts(now);
  const part = (type: string) => parts.find((p) => p.type === type)?.value ?? '';
  return plainDate(`${part('year')}-${part('month')}-${part('day')}`);
}

/** The latest date that is today anywhere. */
export const latestToday = (now: number): PlainDate => dateIn(FIRST_ZONE, now);

/** Has this date ended in every zone? */
export const isOverEverywhere = (date: PlainDate, now: number): boolean => date < dateIn(LAST_ZONE, now);

/** Has this date begun in no zone yet? */
export const isYetToCome = (date: PlainDate, now: number): boolean => date > latestToday(now);

/** Today and the two days before, newest first. */
export const lastThreeDates = (today: PlainDate): [PlainDate, PlainDate, PlainDate] => [
  today,
  addDays(today, -1),
  addDays(today, -2),
];
