import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { CommandDispatcher } from './command-dispatcher.js';
import { CommandLog } from './command-log.js';
import { EventsController } from './events.controller.js';
import { Hub } from './hub.js';
import { LiveMetrics } from './live-metrics.js';
import { LiveGateway } from './live.gateway.js';
import { Heartbeat } from './heartbeat.js';

export { ConnectionAuth, type ConnectionIdentity } from './connection-auth.js';
export { CHANNELS } from './channels.js';
export { Command } from './command.js';
export type { EventDefinition } from './event-definition.js';
export { Hub } from './hub.js';
export { LiveAdapter } from './live.adapter.js';
export type { LiveSource, StateSync } from './live-source.js';
export type { LiveSocket } from './live.socket.js';
export { Heartbeat } from './heartbeat.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [EventsController],
  providers: [Hub, Heartbeat, LiveGateway, CommandDispatcher, CommandLog, LiveMetrics],
  exports: [Hub],
})
export class LiveModule {}
