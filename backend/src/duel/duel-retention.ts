import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/constants';
import { daysBefore } from '../platform/clock/days.js';
import { Retention } from '../platform/retention/retention.js';
import { DuelsStore } from './duels.store.js';

/** Deletes duels that their player hasn't continued. */
@Injectable()
export class DuelRetention implements OnModuleInit {
  constructor(
    private readonly retention: Retention,
    private readonly duels: DuelsStore,
  ) {}

  onModuleInit(): void {
    this.retention.add({
      name: 'abandoned duels',
      removeExpired: (now, max) =>
        this.duels.removeUnfinished(daysBefore(now, LIMITS.ABANDONED_GAMES_KEPT_DAYS), max),
    });
  }
}
