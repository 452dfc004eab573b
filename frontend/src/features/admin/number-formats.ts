import { formatInstant, instantFormat } from '../../ui/util/format';

/** Formats of numbers and times on the dashboard. */
export const percent = (rate: number): string => `${rate.toFixed(1)}%`;
/** More than 100% where games were completed that had been started before the period. */
export const rateOf = (part: number, all: number): string => (all === 0 ? '–' : percent((100 * part) / all));
export const clockTime = instantFormat({ timeStyle: 'medium' });
/** '27 Nov, 18:50' */
export const moment = (instant: string | null): string =>
  instant === null ? '–' : `${formatInstant.short(instant)}, ${formatInstant.time(instant)}`;
