import type { Config } from '../config/config.js';
import type { BackupStore } from './backup-store.js';
import { FolderStore } from './folder-store.js';

/** Where the configuration says that backups are kept; undefined if nowhere. */
export const storeOf = ({ backupDir }: Pick<Config, 'backupDir'>): BackupStore | undefined =>
  backupDir === undefined ? undefined : new FolderStore(backupDir);
