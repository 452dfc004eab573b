import { Module } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { Clock } from '../platform/clock/clock.js';
import { RedisCommands } from '../platform/redis/redis-connections.js';
import { MemoryPresenceStore, PresenceStore, RedisPresenceStore } from './presence-store.js';
import { Presence } from './presence.js';
import { PresenceController } from './presence.controller.js';

@Module({
  controllers: [PresenceController],
  providers: [
    Presence,
    {
      provide: PresenceStore,
      useFactory: (clock: Clock, { client }: RedisCommands) => {
        const memory = new MemoryPresenceStore(clock, LIMITS.AWAY_AFTER_MS);
        return client ? new RedisPresenceStore(client, LIMITS.AWAY_AFTER_MS, memory) : memory;
      },
      inject: [Clock, RedisCommands],
    },
  ],
  exports: [Presence],
})
export class PresenceModule {}
