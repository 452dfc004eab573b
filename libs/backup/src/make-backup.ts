import { pipeline } from 'node:stream/promises';
import { PassThrough } from 'node:stream';
import { createGzip } from 'node:zlib';
import { dump, type Program } from './dump.js';
import { encrypted } from './encryption.js';
import { backupName, type BackupKind, type BackupStore } from './store.js';

export interface BackupOrder {
  readonly program: Program;
  readonly databaseUrl: string;
  readonly store: BackupStore;
  /** Public keys of age; not encrypted if there are none. */
  readonly recipients: readonly string[];
  readonly kind: BackupKind;
  readonly at: Date;
}

export interface MadeBackup {
  readonly name: string;
  readonly bytes: number;
}

/**
 * Writes a backup of the database into the store. If that fails, the store is as before. Throws a BackupError if the
 * database has never been migrated, and the errors of the store and the database.
 */
export async function makeBackup({
  program,
  databaseUrl,
  store,
  recipients,
  kind,
  at,
}: BackupOrder): Promise<MadeBackup> {
  const name = await freeName(store, kind, at, recipients.length > 0);
  const out = new PassThrough();
  const compressed = createGzip();
  // Each end fails with the other, even if the store has failed before it read anything.
  const [written, dumped] = await Promise.allSettled([
    store.write(name, out).finally(() => out.destroy()),
    recipients.length === 0
      ? pipeline(dump(databaseUrl, program), compressed, out)
      : pipeline(
          dump(databaseUrl, program),
          compressed,
          (chunks: AsyncIterable<Buffer>) => encrypted(chunks, recipients),
          out,
        ),
  ]);
  if (written.status === 'rejected') throw written.reason;
  if (dumped.status === 'rejected') throw dumped.reason;
  return { name, bytes: written.value };
}

/** Never that of another backup, even if that was made in the same second. */
async function freeName(
  store: BackupStore,
  kind: BackupKind,
  at: Date,
  isEncrypted: boolean,
): Promise<string> {
  const taken = await store.list();
  for (let time = at.getTime(); ; time += 1000) {
    const name = backupName(store.program, kind, new Date(time), isEncrypted);
    if (!taken.includes(name)) return name;
  }
}
