import { BucketStore, type BackupStore, FolderStore, type Program } from '@tessera/backup';
import { KEY_PREFIX } from '@tessera/contracts/product';
import { type Config, ConfigError } from '../config/config.js';
import { loadOptional } from '../config/optional-packages.js';
import { MIGRATION_LOCK } from '../database/migrate.js';
import { VERSION } from '../releases/version.js';

/** What backups say about this program, and how its database is migrated. */
export const PROGRAM: Program = {
  name: KEY_PREFIX,
  version: VERSION,
  migrations: { table: 'migrations', lock: MIGRATION_LOCK },
};

/** For `BucketStore`. */
export const BUCKET_OPTIONS = {
  settings: {
    bucket: 'BACKUP_S3_BUCKET',
    endpoint: 'BACKUP_S3_ENDPOINT',
    region: 'BACKUP_S3_REGION',
    keys: 'BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY',
  },
  load: () => loadOptional('BACKUP_S3_BUCKET', () => import('@aws-sdk/client-s3')),
};

/** Where the configuration says that backups are kept; undefined if nowhere. */
export function storeOf({
  backupDir,
  backupBucket,
}: Pick<Config, 'backupDir' | 'backupBucket'>): BackupStore | undefined {
  if (backupBucket !== undefined) return new BucketStore(PROGRAM.name, backupBucket, BUCKET_OPTIONS);
  if (backupDir === undefined) return undefined;
  return new FolderStore(PROGRAM.name, backupDir, (reason) => new ConfigError(`BACKUP_DIR: ${reason}`));
}
