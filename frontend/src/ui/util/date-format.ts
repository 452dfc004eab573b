import { once } from './once';

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
