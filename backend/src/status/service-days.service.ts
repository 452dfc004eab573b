import { Injectable } from '@nestjs/common';
import { addDays, dateIn, HOUR_MS, MINUTE_MS, plainDate, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { ServiceMinutesStore } from '../platform/service-log/service-minutes.store.js';
import { Sequences } from '../sequences/index.js';
import { defineJob } from '../platform/jobs/job-definition.js';
import { ServiceDaysStore } from './service-days.store.js';

/** Sums up what the processes have counted today, and on earlier days that aren't summed up yet. */
export const sumUpService = defineJob('sum-up-service', { cron: '*/5 * * * *' });

/** How long after its end a day may still get minutes, from processes that couldn't reach the database. */
const LATE_MS = HOUR_MS;

export const startOf = (date: PlainDate): number => Date.parse(`${date}T00:00:00Z`);

/** Sums up the minutes of today, and of earlier days until they are complete. Repeating it changes nothing. */
@Injectable()
export class SumUpDays {
  constructor(
    private readonly minutes: ServiceMinutesStore,
    private readonly days: ServiceDaysStore,
    private readonly sequences: Sequences,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const dates = (await this.minutes.dates()).map((date) => plainDate(date));
    const [first] = dates;
    if (first === undefined) return;
    const complete = new Set<string>();
    for (const { date, summedAt } of await this.days.from(first)) {
      if (summedAt && summedAt.getTime() >= startOf(addDays(date, 1)) + LATE_MS) complete.add(date);
    }
    for (const date of dates) if (!complete.has(date)) await this.sumUp(date);
  }

  private async sumUp(date: PlainDate): Promise<void> {
    const now = this.clock.now();
    const [start, end] = [startOf(date), Math.min(startOf(addDays(date, 1)), now - (now % MINUTE_MS))];
    const sums = await this.minutes.sums(new Date(start), new Date(end));
    if (!sums.firstMinute) return;
    // Before the first minute of all, nothing was expected.
    const since = (await this.days.existsBefore(date)) ? start : sums.firstMinute.getTime();
    const { minutes, moves, reconnects, latencies } = sums;
    const isToday = date === dateIn('UTC', now);
    await this.days.keepSums(date, {
      minutes,
      moves,
      reconnects,
      latencies,
      expectedMinutes: (end - since) / MINUTE_MS,
      isDailyReady: isToday ? (await this.sequences.readiness()).isReady : null,
      summedAt: new Date(now),
    });
  }
}
