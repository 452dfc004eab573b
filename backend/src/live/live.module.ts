import { Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { CommandDispatcher } from './commands/command-dispatcher.js';
import { CommandLog } from './commands/command-log.js';
import { EventsController } from './transports/events.controller.js';
import { Hub } from './hub/hub.js';
import { LiveMetrics } from './live-metrics.js';
import { LiveGateway } from './transports/live.gateway.js';
import { Heartbeat } from './hub/heartbeat.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [EventsController],
  providers: [Hub, Heartbeat, LiveGateway, CommandDispatcher, CommandLog, LiveMetrics],
  exports: [Hub],
})
export class LiveModule implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
  ) {}

  /** Tells all clients of this instance what operators announce. Each instance learns of it by itself. */
  onModuleInit(): void {
    this.maintenance.onChanged((notice) => this.hub.broadcast(() => ({ type: 'SERVICE_NOTICE', notice })));
  }
}
