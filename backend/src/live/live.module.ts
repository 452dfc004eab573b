import { Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Maintenance } from '../platform/maintenance/maintenance.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { TRANSPORTS } from './client.js';
import { CommandDispatcher } from './command-dispatcher.js';
import { CommandLog } from './command-log.js';
import { EventsController } from './transports/events.controller.js';
import { Hub } from './hub/hub.js';
import { LiveGateway } from './transports/live.gateway.js';
import { Heartbeat } from './hub/heartbeat.js';

@Module({
  imports: [DiscoveryModule],
  controllers: [EventsController],
  providers: [Hub, Heartbeat, LiveGateway, CommandDispatcher, CommandLog],
  exports: [Hub],
})
export class LiveModule implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly maintenance: Maintenance,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    // All clients of this instance. Each instance learns by itself of what operators announce.
    this.maintenance.onChanged((notice) => this.hub.broadcast(() => ({ type: 'SERVICE_NOTICE', notice })));
    this.metrics.gauge(
      {
        name: 'connections',
        help: "Players' live connections, by transport",
        labels: ['transport'],
      },
      () => {
        const open = this.hub.connections();
        return TRANSPORTS.map((transport) => ({
          labels: { transport },
          value: open.filter((connection) => connection.transport === transport).length,
        }));
      },
    );
  }
}
