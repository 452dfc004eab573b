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

@Module({
  imports: [DiscoveryModule],
  controllers: [EventsController],
  providers: [Hub, AnnounceMaintenance, Heartbeat, LiveGateway, CommandDispatcher, CommandLog, LiveMetrics],
  exports: [Hub],
})
export class LiveModule {}
