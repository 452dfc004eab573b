import type { Client } from 'pg';
import type { ListedDeletion } from '../deletion-list.js';
import type { Program } from '../dump.js';
import { BackupError, type BackupHeader } from '../format.js';
import { type BackupFile, readBackup } from '../read-backup.js';
import { hasTables, migrationsOf } from '../tables.js';
import { loadBackup } from './load-backup.js';
import { replaceWith } from './replace.js';
import { createSchema, dropSchema, stagingOf, urlOfSchema } from './staging.js';

export interface RestoreOrder {
  readonly program: Program;
  readonly databaseUrl: string;
  /** A connection to the database, which nobody else uses until the restore has ended. */
  readonly client: Client;
  readonly file: BackupFile;
  /** The names of this release's migrations, in their order. */
  readonly migrations: readonly string[];
  /** Applies those of these migrations that are pending to the current schema of this URL. */
  readonly migrate: (url: string, names: readonly string[]) => Promise<void>;
  /** Saves what the database has; called only if it has something. */
  readonly saveCurrent: () => Promise<void>;
  /** Everything that has been deleted since the backup, and perhaps some things that were deleted before. */
  readonly deletions: () => Promise<readonly ListedDeletion[]>;
  /** Called with the URL of the prepared database, before it is put in place. */
  readonly finish: (url: string, restored: Restored) => Promise<void>;
  /** Called with a line before each step. */
  readonly report: (step: string) => void;
}

export interface Restored {
  /** To be deleted again. */
  readonly deletions: readonly ListedDeletion[];
  /** The schema that will be replaced; null if it is empty. */
  readonly replaced: string | null;
}

/**
 * Restores a backup: prepares it in a schema of its own, up to the current migrations and without what was deleted
 * since, and puts it in place in a single transaction. Until then, the database is as it was. Throws a BackupError if
 * the backup is damaged, encrypted for another key or from a newer release, or if this release can't replace what the
 * database has.
 */
export async function restoreBackup(order: RestoreOrder): Promise<void> {
  const { program, client, file, migrations, migrate, report } = order;
  report('Checking the backup');
  const { header, rows } = await checkBackup(file, migrations);
  const replaced = await schemaToReplace(order);
  if (replaced !== null) await order.saveCurrent();
  const deletions = await order.deletions();
  const staging = stagingOf(program.name);
  const url = urlOfSchema(order.databaseUrl, staging);
  try {
    report(`Loading ${rows} rows of ${header.createdAt}`);
    await createSchema(client, staging);
    await migrate(
      url,
      migrations.filter((name) => header.migrations.includes(name)),
    );
    await loadBackup(url, file);
    report('Migrating');
    await migrate(url, migrations);
    report(`Reapplying deletions (${deletions.length} listed)`);
    await order.finish(url, { deletions, replaced });
    report('Replacing the database');
    await replaceWith(client, staging, program.migrations.lock);
  } catch (error) {
    await dropSchema(client, staging).catch(() => undefined);
    throw error;
  }
}

/** Null if it is empty. Throws if this release can't replace what it has. */
async function schemaToReplace({ program, client, migrations }: RestoreOrder): Promise<string | null> {
  const applied = await migrationsOf(client, program.migrations);
  if (applied === undefined && (await hasTables(client)))
    throw new BackupError("can't be restored: the database has tables of another program");
  rejectUnknown(applied ?? [], migrations, "can't be restored: the database belongs to a newer release");
  if (applied === undefined || applied.length === 0) return null;
  const { rows } = await client.query<{ schema: string }>('SELECT quote_ident(current_schema()) AS schema');
  return rows[0]?.schema ?? null;
}

interface CheckedBackup {
  readonly header: BackupHeader;
  /** In all tables. */
  readonly rows: number;
}

/** Reads all of it, and throws a BackupError if it is damaged or from a newer release than `known` migrations. */
async function checkBackup(file: BackupFile, known: readonly string[]): Promise<CheckedBackup> {
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
function rejectUnknown(applied: readonly string[], known: readonly string[], reason: string): void {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(`${reason} (with the migration ${unknown[0]}). Run the restore with that release`);
}
