import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.js';
import { Backups } from './backups.js';

/** Read from the database, so that every process reports the same. */
@Injectable()
export class BackupMetrics implements OnModuleInit {
  constructor(
    private readonly backups: Backups,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge(
      { name: 'backup_last_success_timestamp_seconds', help: 'When the last backup was made' },
      async () => {
        const last = await this.backups.last();
        return last === null ? [] : [{ value: last.madeAt.getTime() / 1000 }];
      },
    );
    this.metrics.gauge({ name: 'backup_size_bytes', help: 'The size of the last backup' }, async () => {
      const last = await this.backups.last();
      return last === null ? [] : [{ value: last.bytes }];
    });
  }
}
