import { DAY_MS } from '@tessera/rules';
import { OperatorError } from './commands.js';

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A time as it was typed: the next `02:00` (UTC) after that instant, or `2026-11-28T02:00Z`. */
export function parseTime(typed: string, after: number): number {
  if (CLOCK.test(typed)) {
    const onThatDay = Date.parse(`${new Date(after).toISOString().slice(0, 10)}T${typed}Z`);
    return onThatDay > after ? onThatDay : onThatDay + DAY_MS;
  }
  const time = INSTANT.test(typed) ? Date.parse(typed) : Number.NaN;
  if (Number.isNaN(time))
    throw new OperatorError(`${typed} isn't a time: write 02:00 (in UTC) or 2026-11-28T02:00Z`);
  return time;
}
