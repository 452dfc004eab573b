import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../jobs/jobs.js';
import { AfterRestore } from './after-restore.js';
import { BackupMetrics } from './backup-metrics.js';
import { backUp, listDeletions } from './backups.jobs.js';
import { Backups } from './backups.js';
import { Deletions } from './deletions.js';
import { DeletionsStore } from './deletions.store.js';

@Global()
@Module({
  providers: [AfterRestore, BackupMetrics, Backups, Deletions, DeletionsStore],
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
