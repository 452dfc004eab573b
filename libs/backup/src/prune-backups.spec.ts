import { pruneBackups } from './prune-backups.js';
import { backupName, type BackupKind, type BackupStore, deletionsName } from './store.js';

const NOW = new Date('2026-11-20T02:30:00Z');
const MAX_DAYS = 60;
const ago = (days: number) => new Date(+NOW - days * 24 * 60 * 60 * 1000);
const made = (days: number, kind: BackupKind = 'backup') => backupName('notes', kind, ago(days), true);
const listed = (days: number) => deletionsName('notes', ago(days), 'id0');

async function kept(names: string[], keep: number): Promise<string[]> {
  const left = new Set(names);
  const store = {
    program: 'notes',
    list: () => Promise.resolve([...left].sort()),
    remove: (name: string) => Promise.resolve(void left.delete(name)),
  } as BackupStore;
  const removed = await pruneBackups(store, { keep, maxDays: MAX_DAYS }, NOW);
  expect([...left, ...removed].sort()).toEqual([...names].sort());
  return [...left];
}

test('keeps the newest backups, and all restore points beside them', async () => {
  const point = made(3, 'before-restore');
  expect(await kept([made(0), made(1), made(2), point], 2)).toEqual([made(0), made(1), point]);
});

test('keeps nothing longer than the maximum', async () => {
  const old = MAX_DAYS + 1;
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
  const others = [
    'notes.txt',
    'notes-backup-yesterday.sql.gz',
    'notes.dump',
    'x-backup-20200101T000000Z.sql.gz',
  ];
  expect(await kept([...others, made(0)], 1)).toEqual([...others, made(0)]);
});
