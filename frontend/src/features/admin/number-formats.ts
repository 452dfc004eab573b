const WHOLE = new Intl.NumberFormat('en-GB');
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** Formats of numbers and times on the dashboard. */
export const whole = (count: number): string => WHOLE.format(count);
export const percent = (rate: number): string => `${rate.toFixed(1)}%`;
export const rateOf = (part: number, all: number): string =>
  all === 0 ? '–' : percent(Math.min(100, (100 * part) / all));
export const clockTime = (instant: string): string => CLOCK.format(new Date(instant));
export const shortDay = (date: string): string => DAY.format(new Date(`${date}T00:00:00Z`));
export const moment = (instant: string | null): string =>
  instant === null ? '–' : MOMENT.format(new Date(instant));
