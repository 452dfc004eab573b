import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { LIMITS } from '@tessera/contracts/wire';
import { handles } from '../jobs/jobs.js';
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
    handles(backUp, Backups, (backups) => backups.make()),
    handles(listDeletions, Backups, (backups) => backups.listDeletions()),
    retain({ name: 'deletion records', table: 'deletions', column: 'at', days: LIMITS.DELETIONS_KEPT_DAYS }),
  ],
  exports: [AfterRestore, Backups, Deletions],
})
export class BackupsModule implements OnModuleInit {
  constructor(private readonly backups: Backups) {}

  onModuleInit(): Promise<void> {
    return this.backups.check();
  }
}
