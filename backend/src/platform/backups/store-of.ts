import type { Config } from '../config/config.js';
import type { BackupStore } from './backup-store.js';
import { FolderStore } from './folder-store.js';
import { BucketStore } from './s3/bucket-store.js';

/** Where the configuration says that backups are kept; undefined if nowhere. */
export function storeOf({
  backupDir,
  backupBucket,
}: Pick<Config, 'backupDir' | 'backupBucket'>): BackupStore | undefined {
  if (backupBucket !== undefined) return new BucketStore(backupBucket);
  return backupDir === undefined ? undefined : new FolderStore(backupDir);
}
