import { LIMITS } from '@tessera/contracts/wire';
import { daysBefore } from '../clock/clock.js';
import { backupName, type BackupKind, type BackupStore, deletionsName } from './backup-store.js';
import { pruneBackups } from './prune-backups.js';

const NOW = new Date('2026-11-20T02:30:00Z');
const ago = (days: number) => daysBefore(NOW, days);
const made = (days: number, kind: BackupKind = 'backup') => backupName(kind, ago(days), true);
const listed = (days: number) => deletionsName(ago(days), 'id0');

async function kept(names: string[], keep: number): Promise<string[]> {
  const left = new Set(names);
  const store = {
    list: () => Promise.resolve([...left].sort()),
    remove: (name: string) => Promise.resolve(void left.delete(name)),
  } as BackupStore;
  const removed = await pruneBackups(store, keep, NOW);
  expect([...left, ...removed].sort()).toEqual([...names].sort());
  return [...left];
}

test('keeps the newest backups, and all restore points beside them', async () => {
  const point = made(3, 'before-restore');
  expect(await kept([made(0), made(1), made(2), point], 2)).toEqual([made(0), made(1), point]);
});

test('keeps nothing longer than the privacy policy promises', async () => {
  const old = LIMITS.BACKUPS_KEPT_DAYS + 1;
  expect(await kept([made(0), made(old), made(old, 'before-restore')], 30)).toEqual([made(0)]);
});

test('keeps the lists of deletions since the oldest backup', async () => {
  expect(await kept([made(0), made(4), listed(1), listed(4), listed(6)], 30)).toEqual([
    made(0),
    made(4),
    listed(1),
    listed(4),
  ]);
});

test('leaves the files of others alone', async () => {
  const others = ['notes.txt', 'tessera-backup-yesterday.sql.gz', 'tessera.dump'];
  expect(await kept([...others, made(0)], 1)).toEqual([...others, made(0)]);
});
