import { Injectable, type OnModuleInit } from '@nestjs/common';
import { addDays, dateIn } from '@tessera/rules';
import { Clock } from '../platform/clock/clock.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { ServiceDaysStore } from './service-days.store.js';
import { moveCheckView } from './status.view.js';

/** The result of the last count of moves. Read from the database, so that every process reports the same. */
@Injectable()
export class StatusMetrics implements OnModuleInit {
  constructor(
    private readonly days: ServiceDaysStore,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      { name: 'moves_missing', help: 'Acknowledged moves that were missing when they were last counted' },
      async () => {
        const yesterday = addDays(dateIn('UTC', this.clock.now()), -1);
        return [{ value: moveCheckView(yesterday, await this.days.from(yesterday))?.missing ?? 0 }];
      },
    );
  }
}
