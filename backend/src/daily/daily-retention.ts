import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { ProgressStore } from './progress.store.js';

/** Deletes progress that was stored to continue dailies on other devices, once their dates are long over. */
@Injectable()
export class DailyRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly progress: ProgressStore,
  ) {}

  onModuleInit(): void {
    this.retention.add({
      name: 'old daily progress',
      removeExpired: (now, most) =>
        this.progress.removeBefore(daysBefore(now, LIMITS.PROGRESS_KEPT_DAYS), most),
    });
  }
}
