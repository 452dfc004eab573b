import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ServiceStatus } from '@tessera/contracts/site';
import { LIMITS } from '@tessera/contracts/wire';
import { addDays, dateIn, HOUR_MS } from '@tessera/rules';
import { Backups } from '../platform/backups/backups.js';
import { Clock } from '../platform/clock/clock.js';
import { VERSION } from '../platform/releases/version.js';
import { ServiceMinutesRepository } from '../platform/service-log/service-minutes.repository.js';
import { Sequences } from '../sequences/index.js';
import { ServiceDaysRepository } from './service-days.repository.js';
import { daysView, metricsOf, moveCheckView } from './status.view.js';
import { Metrics } from '../platform/metrics/metrics.js';

/** The metrics of the public status page, over all processes. */
@Injectable()
export class StatusService implements OnModuleInit {
  private latest: { at: number; status: Promise<ServiceStatus> } | undefined;

  constructor(
    private readonly days: ServiceDaysRepository,
    private readonly minutes: ServiceMinutesRepository,
    private readonly sequences: Sequences,
    private readonly backups: Backups,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /** Cached for some seconds: many look at it when something is wrong. */
  read(): Promise<ServiceStatus> {
    const at = this.clock.now();
    if (this.latest && at - this.latest.at < LIMITS.STATUS_MAX_AGE_MS) return this.latest.status;
    const status = this.fetch(at);
    this.latest = { at, status };
    // The next request retries.
    status.catch(() => (this.latest = undefined));
    return status;
  }

  /** The result of the last count of moves. Read from the database, so that every process reports the same. */
  onModuleInit(): void {
    this.metrics.gauge(
      { name: 'moves_missing', help: 'Acknowledged moves that were missing when they were last counted' },
      async () => {
        const yesterday = addDays(dateIn('UTC', this.clock.now()), -1);
        return [{ value: moveCheckView(yesterday, await this.days.from(yesterday))?.missing ?? 0 }];
      },
    );
  }

  private async fetch(at: number): Promise<ServiceStatus> {
    const now = new Date(at);
    const today = dateIn('UTC', at);
    const [known, lastHour, daily, backup] = await Promise.all([
      this.days.from(addDays(today, 1 - LIMITS.STATUS_DAYS)),
      this.minutes.sums(new Date(at - HOUR_MS), new Date(at + 1)),
      this.sequences.readiness(),
      this.backup(),
    ]);
    const days = daysView(today, known);
    return {
      at: now.toISOString(),
      version: VERSION,
      state: days.at(-1)?.state ?? null,
      lastHour: metricsOf(lastHour),
      moveCheck: moveCheckView(addDays(today, -1), known),
      daily,
      backup,
      days,
    };
  }

  /** Of whichever process makes them; this one may not know where they are kept. */
  private async backup(): Promise<ServiceStatus['backup']> {
    const last = await this.backups.last();
    if (last) return { lastAt: last.madeAt.toISOString() };
    return this.backups.isOn ? { lastAt: null } : null;
  }
}
