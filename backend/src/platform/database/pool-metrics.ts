import { Injectable, Optional, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.js';
import { poolOf } from './pool.js';
import { Replica } from './replica.js';

/** How many database connections are in use, and how many requests are waiting for one. */
@Injectable()
export class PoolMetrics implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly metrics: Metrics,
    @Optional() private readonly replica?: Replica,
  ) {}

  onModuleInit(): void {
    const pool = poolOf(this.dataSource);
    this.metrics.gauge(
      { name: 'db_pool_connections', help: 'Open database connections', labels: ['state'] },
      () => [
        { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
        { labels: { state: 'idle' }, value: pool.idleCount },
      ],
    );
    this.metrics.gauge({ name: 'db_pool_limit', help: 'Maximum number of database connections' }, () => [
      { value: pool.options.max },
    ]);
    this.metrics.gauge(
      { name: 'db_pool_waiting', help: 'Requests waiting for a database connection' },
      () => [{ value: pool.waitingCount }],
    );
    this.metrics.gauge(
      { name: 'db_replica_lag_seconds', help: 'Age of the data of the replica, if there is one' },
      () => (this.replica ? [{ value: this.replica.lagMs() / 1000 }] : []),
    );
  }
}
