import type { Client } from 'pg';
import { whileUnused } from '../../database/database-use.js';
import { migrate, migrationNames, type Migration, appliedTo } from '../../database/migrate.js';
import { BackupError } from '../backup-error.js';
import type { BackupStore } from '../backup-store.js';
import { type ListedDeletion, listedDeletions } from '../deletion-list.js';
import { makeBackup } from '../make-backup.js';
import type { BackupFile } from '../read-backup.js';
import { checkBackup, rejectUnknown } from './check-backup.js';
import { loadBackup } from './load-backup.js';
import { isForeign, replaceWithStaging } from './replace.js';
import { createStaging, dropStaging, stagingUrl } from './staging.js';

export interface RestoreOrder {
  readonly databaseUrl: string;
  readonly file: BackupFile;
  readonly migrations: readonly Migration[];
  /** Where backups and the list of deletions are kept, if anywhere. */
  readonly store: BackupStore | undefined;
  /** Who can decrypt the restore point. */
  readonly recipients: readonly string[];
  /** Whether to save what is in the database now. */
  readonly withRestorePoint: boolean;
  /** Called with the URL of the prepared database, before it is put in place. */
  readonly finish: (url: string, restored: Restored) => Promise<void>;
  /** Called with a line before each step. */
  readonly report: (step: string) => void;
}

export interface Restored {
  /** Everything that has been deleted since the backup, and perhaps some things that were deleted before. */
  readonly deletions: readonly ListedDeletion[];
  /** The schema that will be replaced; null if it is empty. */
  readonly replaced: string | null;
}

/**
 * Restores a backup: prepares it in a schema of its own, up to the current migrations and without what was deleted
 * since, and puts it in place in a single transaction. Until then, the database is as it was.
 */
export const restoreBackup = (order: RestoreOrder): Promise<void> =>
  whileUnused(order.databaseUrl, async (client) => {
    const { databaseUrl, file, migrations, report } = order;
    const known = migrationNames(migrations);
    report('Checking the backup');
    const { header, rows } = await checkBackup(file, known);
    const before = await contentsOf(client, known);
    if (before.replaced !== null && order.withRestorePoint) await saveRestorePoint(order);
    const deletions = [...(await listedDeletions(order.store)), ...before.deletions];
    const url = stagingUrl(databaseUrl);
    try {
      report(`Loading ${rows} rows of ${header.createdAt}`);
      await createStaging(client);
      await migrate(
        url,
        migrations.filter((_, i) => header.migrations.includes(known[i] ?? '')),
      );
      await loadBackup(url, file);
      report('Migrating');
      await migrate(url, migrations);
      report(`Reapplying deletions (${deletions.length} listed)`);
      await order.finish(url, { deletions, replaced: before.replaced });
      report('Replacing the database');
      await replaceWithStaging(client);
    } catch (error) {
      await dropStaging(client).catch(() => undefined);
      throw error;
    }
  });

/** What the database has now. Throws if this release can't replace it. */
async function contentsOf(client: Client, known: readonly string[]): Promise<Restored> {
  if (await isForeign(client))
    throw new BackupError("can't be restored: the database has tables of another program");
  const applied = [...(await appliedTo(client))];
  rejectUnknown(applied, known, "can't be restored: the database belongs to a newer release");
  if (applied.length === 0) return { deletions: [], replaced: null };
  const { rows } = await client.query<{ schema: string; hasDeletions: boolean }>(
    `SELECT quote_ident(current_schema()) AS schema, to_regclass('deletions') IS NOT NULL AS "hasDeletions"`,
  );
  const { rows: deletions } = rows[0]?.hasDeletions
    ? await client.query<ListedDeletion>('SELECT kind, subject FROM deletions ORDER BY id')
    : { rows: [] };
  return { deletions, replaced: rows[0]?.schema ?? null };
}

async function saveRestorePoint({ databaseUrl, store, recipients, report }: RestoreOrder): Promise<void> {
  if (store === undefined) {
    throw new BackupError(
      "can't be restored: there's nowhere to save a restore point. Set BACKUP_DIR or BACKUP_S3_BUCKET, or add --no-restore-point",
    );
  }
  report(`Backing up the current database to ${store.place}`);
  const { name } = await makeBackup({
    databaseUrl,
    store,
    recipients,
    kind: 'before-restore',
    at: new Date(),
  });
  report(`Saved as ${name}`);
}
