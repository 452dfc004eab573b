import { instantFormat } from '../../ui/util/date-format';

/** Formats of numbers and times on the dashboard. */
export const percent = (rate: number): string => `${rate.toFixed(1)}%`;
export const rateOf = (part: number, all: number): string =>
  all === 0 ? '–' : percent(Math.min(100, (100 * part) / all));
export const clockTime = instantFormat({ timeStyle: 'medium' });
const momentFormat = instantFormat({ dateStyle: 'medium', timeStyle: 'short' });
export const moment = (instant: string | null): string => (instant === null ? '–' : momentFormat(instant));
