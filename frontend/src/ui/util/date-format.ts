import { once } from './once';

/** An ISO 8601 date or instant, or what `Date.now()` returns. */
type Moment = string | number;
type DateFormat = (at: Moment) => string;

/** Formats instants in the time zone of this device. */
export function localFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  const format = once(() => new Intl.DateTimeFormat('en-GB', options));
  return (at) => format().format(new Date(at));
}

/** Formats dates, which are the same in every time zone. */
export const utcFormat = (options: Intl.DateTimeFormatOptions): DateFormat =>
  localFormat({ ...options, timeZone: 'UTC' });

/** '20 November 2026' */
export const longDate = localFormat({ dateStyle: 'long' });
