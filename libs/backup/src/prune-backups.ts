import { type BackupStore, storedFiles } from './store.js';

export interface Retention {
  /** How many backups to keep, at most. Restore points don't count. */
  readonly keep: number;
  /** The age at which backups and restore points are removed in any case. */
  readonly maxDays: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBefore = (now: Date, days: number): Date => new Date(+now - days * DAY_MS);

/** How much older than every backup a list of deletions has to be, because the clocks of machines differ. */
const MARGIN_DAYS = 1;

/**
 * Removes all but the `keep` newest backups, everything that is too old, and lists of
 * deletions that are older than any backup. Returns the names of what it removed.
 */
export async function pruneBackups(
  store: BackupStore,
  { keep, maxDays }: Retention,
  now: Date,
): Promise<string[]> {
  const files = await storedFiles(store);
  const oldest = daysBefore(now, maxDays);
  const backups = files.filter(({ kind }) => kind !== 'deletions');
  const regular = backups.filter(({ kind }) => kind === 'backup').sort((a, b) => +b.at - +a.at);
  const surplus = new Set(regular.slice(keep));
  const expired = backups.filter((file) => surplus.has(file) || file.at < oldest);
  const kept = backups.filter((file) => !expired.includes(file));
  const since = daysBefore(new Date(Math.min(+now, ...kept.map(({ at }) => +at))), MARGIN_DAYS);
  const lists = files.filter(({ kind, at }) => kind === 'deletions' && at < since);
  const removed = [...expired, ...lists].map(({ name }) => name);
  for (const name of removed) await store.remove(name);
  return removed;
}
