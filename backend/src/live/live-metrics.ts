import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../platform/metrics/metrics.js';
import { TRANSPORTS } from './client.js';
import { Hub } from './hub/hub.js';

/** The open connections of this instance, by transport. */
@Injectable()
export class LiveMetrics implements OnModuleInit {
  constructor(
    private readonly hub: Hub,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
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
