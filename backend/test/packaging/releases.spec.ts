import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  changesBetween,
  currentInventory,
  pendingChangesets,
  readInventory,
  unannounced,
  VERSIONED,
} from '../../../scripts/releases.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const changelog = read('CHANGELOG.md');

test('every variable, migration and metric that differs from the release is announced to operators', () => {
  const changes = changesBetween(readInventory(), currentInventory());
  const notes = pendingChangesets().map(({ operators }) => operators);
  // Before the release is tagged, `npm run release:inventory` adds them to it. Afterwards, name them in a
  // changeset, under "### Operators".
  expect(unannounced(changes, notes)).toEqual([]);
});

test('all workspaces have the same version, and need each other in it', () => {
  const libs = readdirSync(path.join(ROOT, 'libs')).map((lib) => `libs/${lib}`);
  for (const folder of ['backend', 'frontend', ...libs]) {
    const { version: own, dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as {
      version: string;
      dependencies?: Record<string, string>;
    };
    const ours = Object.entries(dependencies).filter(([name]) => name.startsWith('@tessera/'));
    expect([folder, own, ...ours.map(([, wanted]) => wanted)]).toEqual([
      folder,
      version,
      ...ours.map(() => version),
    ]);
  }
});

test.each(Object.entries(VERSIONED))(
  '%s has the version, where the next release will find it',
  (file, around) => {
    expect(read(file)).toContain(around(version));
  },
);

test('the inventory is that of the current version, and the changelog begins with it', () => {
  expect(readInventory().version).toBe(version);
  expect(/^## (\S+)/m.exec(changelog)?.[1]).toBe(version);
});

test('the changelog says for each release what operators have to know', () => {
  const sections = changelog.split(/^## /m).slice(1);
  for (const section of sections) {
    for (const part of ['### Operators', '**Variables:**', '**Migrations:**', '**Downtime:**']) {
      expect(section).toContain(part);
    }
  }
});
