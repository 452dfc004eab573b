import { localFormat, utcFormat } from '../../ui/util/date-format';

/** Formats of numbers and times on the dashboard. */
export const percent = (rate: number): string => `${rate.toFixed(1)}%`;
export const rateOf = (part: number, all: number): string =>
  all === 0 ? '–' : percent(Math.min(100, (100 * part) / all));
export const clockTime = localFormat({ timeStyle: 'medium' });
export const shortDay = utcFormat({ day: 'numeric', month: 'short' });
const momentFormat = localFormat({ dateStyle: 'medium', timeStyle: 'short' });
export const moment = (instant: string | null): string => (instant === null ? '–' : momentFormat(instant));
