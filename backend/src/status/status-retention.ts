import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { addDays, dateIn } from '@tessera/rules';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { ServiceMinutesStore } from '../platform/service-log/service-minutes.store.js';
import { ServiceDaysStore } from './service-days.store.js';
import { SumUpDays } from './sum-up-days.js';

/** Deletes minutes once they are summed up, and days that the status page no longer shows. */
@Injectable()
export class StatusRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly minutes: ServiceMinutesStore,
    private readonly days: ServiceDaysStore,
    private readonly sumUp: SumUpDays,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      {
        name: 'per-minute service records',
        removeExpired: async (now, max) => {
          await this.sumUp.execute();
          return this.minutes.removeBefore(daysBefore(now, LIMITS.SERVICE_MINUTES_KEPT_DAYS), max);
        },
      },
      {
        name: 'daily service records',
        removeExpired: (now, max) =>
          this.days.removeBefore(addDays(dateIn('UTC', now.getTime()), -LIMITS.STATUS_DAYS), max),
      },
    );
  }
}
