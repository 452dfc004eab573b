import { dateIn, HOUR_MS, MINUTE_MS, type PlainDate } from '@tessera/rules';

/** In every zone, days begin on a quarter of an hour, at most 14 hours before they do in UTC. */
const STEP_MS = 15 * MINUTE_MS;
const EARLIEST_MS = 14 * HOUR_MS;
const STEPS = (26 * HOUR_MS) / STEP_MS;

const known = new Map<string, number>();

/** The start of a date in a zone, in milliseconds since the epoch. */
export function startOf(date: PlainDate, zone: string): number {
  const key = `${date} ${zone}`;
  const start = known.get(key) ?? search(date, zone);
  known.set(key, start);
  return start;
}

function search(date: PlainDate, zone: string): number {
  const first = Date.parse(date) - EARLIEST_MS;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (dateIn(zone, first + middle * STEP_MS) < date) low = middle + 1;
    else high = middle;
  }
  return first + low * STEP_MS;
}
