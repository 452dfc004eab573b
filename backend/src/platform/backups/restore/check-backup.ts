import { BackupError } from '../backup-error.js';
import type { BackupHeader } from '../backup-format.js';
import { type BackupFile, readBackup } from '../read-backup.js';

export interface CheckedBackup {
  readonly header: BackupHeader;
  /** In all tables. */
  readonly rows: number;
}

/** Reads all of it, and throws a BackupError if it is damaged or from a newer release than `known` migrations. */
export async function checkBackup(file: BackupFile, known: readonly string[]): Promise<CheckedBackup> {
  let header: BackupHeader | undefined;
  let rows = 0;
  await readBackup(file, {
    onHeader: (read) => {
      rejectUnknown(read.migrations, known, `was made by a newer release (${read.version})`);
      header = read;
    },
    onRows: async (_, chunks) => {
      for await (const chunk of chunks) for (const byte of chunk) if (byte === 10) rows++;
    },
  });
  if (header === undefined) throw new BackupError('is empty');
  return { header, rows };
}

/** Throws if there are migrations that this release doesn't have. */
export function rejectUnknown(applied: readonly string[], known: readonly string[], reason: string): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(`${reason} (with the migration ${unknown[0]}). Run the restore with that release`);
}
