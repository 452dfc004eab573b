import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { FolderStore } from './folder-store.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'backup-folder-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('removes what its own killed processes have left, and no file of others', async () => {
  const others = ['.notes.part', 'video.mp4.part', '.plans-backup-20261120T023000Z.sql.gz.part'];
  for (const name of ['.notes-backup-20261120T023000Z.sql.gz.age.part', ...others])
    writeFileSync(path.join(folder, name), '');
  await new FolderStore('notes', folder).removeIncomplete();
  expect(readdirSync(folder).sort()).toEqual([...others].sort());
});

test('names the folder if that is why nothing can be stored, and passes on all other errors', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  await expect(new FolderStore('notes', file).list()).rejects.toThrow(`${file} can't be read (ENOTDIR`);
  const writing = (code: string) =>
    new FolderStore('notes', folder).write(
      'notes-backup-20261120T023000Z.sql.gz',
      Readable.from([Buffer.from('x')]).map(() => Promise.reject(Object.assign(new Error(code), { code }))),
    );
  await expect(writing('ENOSPC')).rejects.toThrow(`${folder} can't be written to (ENOSPC)`);
  await expect(writing('ECONNRESET')).rejects.toThrow(/^ECONNRESET$/);
  expect(readdirSync(folder)).toEqual(['file']);
});
