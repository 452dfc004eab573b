import { Global, Module, type OnApplicationShutdown } from '@nestjs/common';
import { RedisConnections } from '../redis/redis-connections.js';
import { EventBus } from './event-bus.js';
import { LocalEventBus } from './local-event-bus.js';
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
export class BusModule implements OnApplicationShutdown {
  constructor(private readonly bus: EventBus) {}

  /** After the last request: what it publishes still goes out. */
  onApplicationShutdown(): Promise<void> {
    return this.bus.close();
  }
}
