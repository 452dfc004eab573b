import {
  BackupError,
  type BackupStore,
  type ListedDeletion,
  listDeletions,
  type MadeBackup,
  makeBackup,
  pruneBackups,
} from '@tessera/backup';
import { LIMITS } from '@tessera/contracts/wire';
import type { Client } from 'pg';
import { connected } from '../database/database-use.js';
import { PROGRAM } from './store-of.js';

export interface RunOrder {
  readonly databaseUrl: string;
  readonly store: BackupStore;
  readonly recipients: readonly string[];
  /** How many backups to keep. */
  readonly keep: number;
  readonly now: Date;
}

/** An arbitrary number. */
const BACKUP_LOCK = 7_361_905;
const MAX_LISTED = 1000;

/** Makes a backup, records it, and removes old ones. Throws a BackupError while another process does the same. */
export const runBackup = (order: RunOrder): Promise<MadeBackup> =>
  withClient(order.databaseUrl, async (client) => {
    const { store, keep, now } = order;
    const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
      BACKUP_LOCK,
    ]);
    if (!rows[0]?.free) throw new BackupError('Another process is making a backup');
    await store.removeIncomplete();
    const made = await makeBackup({ ...order, program: PROGRAM, kind: 'backup', at: now });
    const isRecorded = await hasTable(client, 'backups');
    if (isRecorded)
      await client.query(
        `INSERT INTO backups (name, "madeAt", bytes) VALUES ($1, $2, $3)
       ON CONFLICT (name) DO UPDATE SET bytes = excluded.bytes`,
        [made.name, now, made.bytes],
      );
    const removed = await pruneBackups(store, { keep, maxDays: LIMITS.BACKUPS_KEPT_DAYS }, now);
    if (isRecorded) await client.query('DELETE FROM backups WHERE name = ANY($1)', [removed]);
    return made;
  });

/** Copies the deletions of players, accounts and so on to the list beside the backups. */
export const runListing = ({
  databaseUrl,
  store,
  now,
}: Omit<RunOrder, 'recipients' | 'keep'>): Promise<void> =>
  withClient(databaseUrl, async (client) => {
    while (await hasTable(client, 'deletions')) {
      const { rows } = await client.query<{ id: string; kind: string; subject: string; at: Date }>(
        'SELECT id, kind, subject, at FROM deletions WHERE "listedAt" IS NULL ORDER BY id LIMIT $1',
        [MAX_LISTED],
      );
      if (rows.length === 0) return;
      await listDeletions(store, rows, now);
      const ids = rows.map(({ id }) => id);
      await client.query('UPDATE deletions SET "listedAt" = $2 WHERE id = ANY($1)', [ids, now]);
    }
  });

/** The deletions that the database itself knows of. */
export async function notedDeletions(client: Client): Promise<ListedDeletion[]> {
  if (!(await hasTable(client, 'deletions'))) return [];
  const { rows } = await client.query<ListedDeletion>('SELECT kind, subject FROM deletions ORDER BY id');
  return rows;
}

/** Before an upgrade, the database may not have it yet. */
async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    name,
  ]);
  return rows[0]?.exists ?? false;
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(url, `backup by process ${process.pid}`);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
