import type { PlainDate } from '@tessera/rules';

/**
 * Creates a value on first use. For values too expensive to create while the page loads: a browser takes 20 ms
 * or more to load its locale data when it first formats a date or a number.
 */
function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}

const format = once(() => new Intl.NumberFormat('en'));
const compactFormat = once(() => new Intl.NumberFormat('en', { notation: 'compact' }));

/** '1,212' */
export const countText = (count: number): string => format().format(count);

/** '1.2K' */
export const compactCountText = (count: number): string => compactFormat().format(count);

/** '24 points'; with a decimal, '1.0 point'. */
export const pointsText = (points: number, decimals = 0): string => {
  const shown = points.toFixed(decimals);
  return `${shown} ${Number(shown) === 1 ? 'point' : 'points'}`;
};

/** 'Fri 20 Nov', taken from `toUTCString`, the only date format that ECMAScript itself defines. */
export function dayText(date: PlainDate): string {
  const [weekday = '', day = '', month = ''] = new Date(`${date}T00:00:00Z`).toUTCString().split(/,? /);
  return `${weekday} ${Number(day)} ${month}`;
}

type Options = Intl.DateTimeFormatOptions;

const formatter = (options: Options): ((at: string) => string) => {
  const format = once(() => new Intl.DateTimeFormat('en-GB', options));
  return (at) => format().format(new Date(at));
};

/** Formats instants (ISO 8601) in the time zone of this device. */
export const instantFormat = (options: Options): ((instant: string) => string) => formatter(options);

/** Formats dates (`yyyy-mm-dd`), which are the same in every time zone. */
export const dateFormat = (options: Options): ((date: string) => string) =>
  formatter({ ...options, timeZone: 'UTC' });

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MEDIUM = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const LONG_OF_YEAR = { day: 'numeric', month: 'long' } as const;
const SHORT = { day: 'numeric', month: 'short' } as const;

/** The dates and times of instants. */
export const formatInstant = {
  /** '20 November 2026' */
  long: instantFormat(LONG),
  /** '20 Nov 2026' */
  medium: instantFormat(MEDIUM),
  /** '20 November' */
  longOfYear: instantFormat(LONG_OF_YEAR),
  /** '20 Nov' */
  short: instantFormat(SHORT),
  /** '14:05' */
  time: instantFormat({ hour: '2-digit', minute: '2-digit' }),
} as const;

export const formatDate = {
  /** 'November' */
  month: dateFormat({ month: 'long' }),
  /** '20 Nov 2026' */
  medium: dateFormat(MEDIUM),
  /** '20 November' */
  longOfYear: dateFormat(LONG_OF_YEAR),
  /** '20 Nov' */
  short: dateFormat(SHORT),
} as const;
