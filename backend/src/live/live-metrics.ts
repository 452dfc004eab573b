import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../platform/metrics/metrics.js';
import { DOORS } from './connection.js';
import { Hub } from './hub.js';

/** Who is connected to this instance, by door. */
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
        help: 'Live connections of players, by the door that they came through',
        labels: ['door'],
      },
      () => {
        const open = this.hub.connections();
        return DOORS.map((door) => ({
          labels: { door },
          value: open.filter((connection) => connection.door === door).length,
        }));
      },
    );
  }
}
