import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
