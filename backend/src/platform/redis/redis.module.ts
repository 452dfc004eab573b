import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../config/config.js';
import { RedisCommands, RedisConnections } from './redis-connections.js';

/** Without REDIS_URL there are no connections, and everything that would use them works in memory. */
@Global()
@Module({
  providers: [
    {
      provide: RedisConnections,
      useFactory: ({ redisUrl }: Config) =>
        redisUrl === undefined ? undefined : new RedisConnections(redisUrl),
      inject: [CONFIG],
    },
    {
      provide: RedisCommands,
      useFactory: (connections: RedisConnections | undefined) => new RedisCommands(connections),
      inject: [{ token: RedisConnections, optional: true }],
    },
  ],
  exports: [RedisConnections, RedisCommands],
})
export class RedisModule {}
