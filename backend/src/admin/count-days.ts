import { Injectable } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, dateIn, daysBetween, plainDate, type PlainDate } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { defineJob } from '../platform/jobs/job-definition.js';
import { MetricsStore } from './metrics.store.js';

/** Counts the day that has just ended, and any days that were missed. */
export const countDays = defineJob('count-days', { cron: '10 0 * * *' });

/** No totals include days before this one. */
const NEVER_BEFORE = plainDate(LIMITS.COMPLETION_SINCE);

/**
 * Counts each day (UTC) once it is over, oldest first and without gaps, so that the last counted day shows
 * the progress.
 */
@Injectable()
export class CountDays {
  constructor(
    private readonly store: MetricsStore,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const date of await this.uncounted()) await this.store.keep(date, await this.store.count(date));
  }

  /** The days that are over but not counted yet, oldest first. */
  async uncounted(): Promise<PlainDate[]> {
    const from = await this.firstUncounted();
    const days = from === null ? 0 : daysBetween(from, dateIn('UTC', this.clock.now()));
    return Array.from({ length: Math.max(0, days) }, (_, i) => addDays(from!, i));
  }

  private async firstUncounted(): Promise<PlainDate | null> {
    const last = await this.store.lastCounted();
    if (last !== null) return addDays(last, 1);
    const first = await this.store.firstDay();
    return first !== null && first < NEVER_BEFORE ? NEVER_BEFORE : first;
  }
}
