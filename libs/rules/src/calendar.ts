/**
 * Dates of the game are plain dates, never instants: `yyyy-mm-dd`, branded so that no other text
 * passes for one. An instant is a number of milliseconds since 1970 and always comes as an argument.
 */
export type PlainDate = string & { readonly brand: 'PlainDate' };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

// Of all clocks on earth, the first to reach a date is 14 hours ahead of UTC, the last one 12 behind.
const EARLIEST_OFFSET_MS = 14 * HOUR_MS;
const LATEST_OFFSET_MS = -12 * HOUR_MS;

const utcOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);

/** Throws a RangeError outside of the years 1000-9999. */
const fromUtc = (ms: number): PlainDate => plainDate(new Date(ms).toISOString().replace(/T.*/, ''));

/** Is this text `yyyy-mm-dd` of a day that exists (years 1000-9999)? */
export function isPlainDate(text: string): text is PlainDate {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const ms = utcOf(text);
  // Engines read 31 February as 3 March: a day exists if it comes back as it went in.
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
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

/** The date so many whole days later (earlier if negative); a RangeError beyond the years 1000-9999. */
export const addDays = (date: PlainDate, days: number): PlainDate => fromUtc(utcOf(date) + days * DAY_MS);

/** Whole days from one date to a later one; negative if it is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => (utcOf(to) - utcOf(from)) / DAY_MS;

/** The number of a date's daily; the launch date is game 1, earlier dates have none (0 or less). */
export const gameNumberOf = (date: PlainDate, launch: PlainDate): number => daysBetween(launch, date) + 1;

/**
 * One format per zone, by its name in lower case. Only names that the engine knows are kept (some six
 * hundred with all aliases), so that no caller can make this grow; each costs 40 µs to make.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

// Newer engines take plain offsets ('+23:00') too; these are no names, and reach days that no place has.
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

/** The engine's canonical name of an IANA time zone, of any case or alias; 'UTC' if unknown or missing. */
export const zoneOf = (name: string | null | undefined): string =>
  formatOf(name ?? 'UTC')?.resolvedOptions().timeZone ?? 'UTC';

/** The date at an instant (whole milliseconds) in a zone (an IANA name; unknown or missing means UTC). */
export function dateIn(zone: string | null | undefined, now: number): PlainDate {
  const format = formatOf(zone ?? 'UTC');
  if (!format) return fromUtc(now);
  const parts = format.formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((p) => p.type === type)?.value ?? '';
  return plainDate(`${part('year')}-${part('month')}-${part('day')}`);
}

/** The latest date that is today anywhere. */
export const latestToday = (now: number): PlainDate => fromUtc(now + EARLIEST_OFFSET_MS);

/** The earliest date that is still today anywhere. */
export const earliestToday = (now: number): PlainDate => fromUtc(now + LATEST_OFFSET_MS);

/** Has this date ended in every zone? */
export const isOverEverywhere = (date: PlainDate, now: number): boolean => date < earliestToday(now);

/** Has this date begun in no zone yet? */
export const isYetToCome = (date: PlainDate, now: number): boolean => date > latestToday(now);

/**
 * The date of the daily that a player starts or continues: today's, or their newest if that is later. Traveling
 * west sets the date back, and nobody may start a daily older than their newest.
 */
export const dateToPlay = (today: PlainDate, newest: PlainDate | null): PlainDate =>
  newest !== null && newest > today ? newest : today;

/** Today and the two days before, newest first. */
export const lastThreeDates = (today: PlainDate): [PlainDate, PlainDate, PlainDate] => [
  today,
  addDays(today, -1),
  addDays(today, -2),
];
