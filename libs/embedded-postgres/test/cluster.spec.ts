import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolder } from '../src/cluster.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'embedded-folder-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('creates a folder with those that contain it, and leaves an existing one as it is', () => {
  const inner = path.join(folder, 'a', 'b');
  createFolder(inner);
  createFolder(inner);
  expect(existsSync(inner)).toBe(true);
});

test.each([
  ['a file', 'file', 'EEXIST'],
  ['inside a file', 'file/data', 'ENOTDIR'],
  ['behind a link to nowhere', 'link/data', 'ENOENT'],
  ['where the system creates nothing', '/proc/none/data', 'ENOENT'],
])('fails with the cause if the folder is %s', (_, place, code) => {
  writeFileSync(path.join(folder, 'file'), '');
  symlinkSync(path.join(folder, 'unmounted'), path.join(folder, 'link'));
  expect(() => createFolder(path.resolve(folder, place))).toThrow(code);
});
