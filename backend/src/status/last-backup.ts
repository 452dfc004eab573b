/** Injection token for what knows the last backup. Null if this server makes no backups itself. */
export const LAST_BACKUP = Symbol('last backup');

export interface LastBackup {
  /** When the last successful backup was made; null if there is none yet. */
  lastBackupAt(): Promise<Date | null>;
}
