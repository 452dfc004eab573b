import { Global, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { RedisConnections } from '../redis/redis-connections.js';
import { Metrics } from '../metrics/metrics.js';
import { EventBus, LocalEventBus } from './event-bus.js';
import { RedisEventBus } from './redis-event-bus.js';

@Global()
@Module({
  providers: [
    {
      provide: EventBus,
      useFactory: (connections: RedisConnections | undefined) =>
        connections ? new RedisEventBus(connections) : new LocalEventBus(),
      inject: [{ token: RedisConnections, optional: true }],
    },
  ],
  exports: [EventBus],
})
export class BusModule implements OnModuleInit, OnApplicationShutdown {
  constructor(
    private readonly bus: EventBus,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      { name: 'bus_lag_seconds', help: 'Time a message takes from one instance to another' },
      () => [{ value: this.bus.lagSeconds() }],
    );
  }

  /** After the last request, so that everything it publishes is still sent. */
  onApplicationShutdown(): Promise<void> {
    return this.bus.close();
  }
}
