import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CommandDispatcher } from './commands/command-dispatcher.js';
import { CommandLog } from './commands/command-log.js';
import { EventsController } from './transports/events.controller.js';
import { AnnounceMaintenance } from './hub/announce-maintenance.js';
import { Hub } from './hub/hub.js';
import { LiveMetrics } from './live-metrics.js';
import { LiveGateway } from './transports/live.gateway.js';
import { Heartbeat } from './hub/heartbeat.js';

export { ConnectionAuth, type ConnectionIdentity } from './connections/connection-auth.js';
export { CHANNELS } from './events/channels.js';
export { Command } from './commands/command.js';
export type { EventDefinition } from './events/event-definition.js';
export { Hub } from './hub/hub.js';
export { LiveAdapter } from './transports/live.adapter.js';
export type { LiveSource, StateSync } from './hub/live-source.js';
export type { LiveSocket } from './connections/live.socket.js';
export { Heartbeat } from './hub/heartbeat.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [EventsController],
  providers: [Hub, AnnounceMaintenance, Heartbeat, LiveGateway, CommandDispatcher, CommandLog, LiveMetrics],
  exports: [Hub],
})
export class LiveModule {}
