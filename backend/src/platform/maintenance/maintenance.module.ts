import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { Maintenance, MaintenanceRepository } from './maintenance.js';

/** Global, because every feature in which something begins asks it. */
@Global()
@Module({ providers: [Maintenance, MaintenanceRepository], exports: [Maintenance] })
export class MaintenanceModule implements OnModuleInit {
  constructor(
    private readonly maintenance: Maintenance,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      { name: 'paused', help: '1 while nothing new can begin, because of maintenance' },
      () => [{ value: this.maintenance.isPaused() ? 1 : 0 }],
    );
  }
}
