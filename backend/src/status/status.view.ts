import type { ServiceStatus, StatusDay } from '@tessera/contracts/site';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, type PlainDate } from '@tessera/rules';
import { quantile } from '../platform/service-log/service-minute.js';
import type { ServiceSums } from '../platform/service-log/service-minutes.repository.js';
import type { ServiceDayEntity } from './service-day.entity.js';

type Metrics = ServiceStatus['lastHour'];

const [MEDIAN, NEARLY_ALL] = [0.5, 0.99];
const UNKNOWN = { state: null, availability: null, missingMoves: null };

export const metricsOf = ({
  moves,
  reconnects,
  latencies,
}: Pick<ServiceSums, 'moves' | 'reconnects' | 'latencies'>): Metrics => ({
  moves,
  p50Ms: quantile(latencies, MEDIAN),
  p99Ms: quantile(latencies, NEARLY_ALL),
  reconnects,
});

/** All days that the page shows, oldest first, those without data too. */
export function daysView(today: PlainDate, known: readonly ServiceDayEntity[]): StatusDay[] {
  const days = new Map(known.map((day) => [day.date, day]));
  return Array.from({ length: LIMITS.STATUS_DAYS }, (_, at) => {
    const date = addDays(today, at + 1 - LIMITS.STATUS_DAYS);
    const day = days.get(date);
    if (!day) return { date, ...UNKNOWN, ...metricsOf({ moves: 0, reconnects: 0, latencies: null }) };
    return { date, ...healthOf(day), ...metricsOf(day), missingMoves: day.missingMoves };
  });
}

function healthOf(day: ServiceDayEntity): Pick<StatusDay, 'state' | 'availability'> {
  const { minutes, expectedMinutes, missingMoves, isDailyReady } = day;
  if (missingMoves) return { state: 'bad', availability: availabilityOf(day) };
  if (expectedMinutes === 0) return { state: null, availability: null };
  const availability = (100 * minutes) / expectedMinutes;
  const isGood = availability >= LIMITS.STATUS_GOOD_FROM && isDailyReady !== false;
  const state = availability < LIMITS.STATUS_BAD_BELOW ? 'bad' : isGood ? 'good' : 'disturbed';
  return { state, availability: availabilityOf(day) };
}

/** Rounded down, so that only a day without a gap has 100%. */
const availabilityOf = ({ minutes, expectedMinutes }: ServiceDayEntity): number | null =>
  expectedMinutes === 0 ? null : Math.floor((10_000 * minutes) / expectedMinutes) / 100;

/** The last count of acknowledged moves, which covers the days from `since` on. */
export function moveCheckView(
  since: PlainDate,
  days: readonly ServiceDayEntity[],
): ServiceStatus['moveCheck'] {
  const counted = days.filter(({ date, checkedAt }) => date >= since && checkedAt !== null);
  const last = counted.at(-1)?.checkedAt;
  if (!last) return null;
  const sum = (field: 'checkedMoves' | 'missingMoves') =>
    counted.reduce((total, day) => total + (day[field] ?? 0), 0);
  return {
    at: last.toISOString(),
    since: `${since}T00:00:00.000Z`,
    checked: sum('checkedMoves'),
    missing: sum('missingMoves'),
  };
}
