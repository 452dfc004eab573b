import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { Jobs } from '../jobs/jobs.js';
import { retain } from '../retention/retention.js';
import { AfterRestore } from './after-restore.js';
import { BackupMetrics } from './backup-metrics.js';
import { backUp, listDeletions } from './backups.jobs.js';
import { Backups } from './backups.js';
import { Deletions } from './deletions.js';

@Global()
@Module({
  providers: [
    AfterRestore,
    BackupMetrics,
    Backups,
    Deletions,
    retain({ name: 'deletion records', table: 'deletions', column: 'at', days: LIMITS.DELETIONS_KEPT_DAYS }),
  ],
  exports: [AfterRestore, Backups, Deletions],
})
export class BackupsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly backups: Backups,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.handle(backUp, () => this.backups.make());
    this.jobs.handle(listDeletions, () => this.backups.listDeletions());
    await this.backups.check();
  }
}
