import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { HeldBackStore } from './held-back.store.js';
import { ProgressStore } from './progress.store.js';

/** Deletes what is stored about dailies besides the games, once their dates are long over. */
@Injectable()
export class DailyRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly progress: ProgressStore,
    private readonly heldBack: HeldBackStore,
  ) {}

  onModuleInit(): void {
    this.retention.add(
      {
        name: 'old daily progress',
        removeExpired: (now, max) =>
          this.progress.removeBefore(daysBefore(now, LIMITS.PROGRESS_KEPT_DAYS), max),
      },
      {
        name: 'counts of results per network',
        removeExpired: (now, max) =>
          this.heldBack.removeCountsBefore(daysBefore(now, LIMITS.NETWORK_COUNTS_KEPT_DAYS), max),
      },
      {
        name: 'records of held-back results',
        removeExpired: (now, max) =>
          this.heldBack.removeBefore(daysBefore(now, LIMITS.EVENTS_KEPT_DAYS), max),
      },
    );
  }
}
