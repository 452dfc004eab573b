import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const WORKSPACES = ['backend', 'frontend', 'libs/contracts', 'libs/rules', 'libs/solver', 'libs/words'];

interface Package {
  license?: string;
  dependencies?: Record<string, string>;
}

const read = (file: string): Package => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Package;

/**
 * From package.json, or from the first lines of the license file, because the oldest packages have no such
 * field.
 */
function licenseOf(name: string): string {
  const folders = ['backend/node_modules', 'frontend/node_modules', 'node_modules'];
  const folder = folders.map((at) => path.join(at, name)).find((at) => existsSync(path.join(ROOT, at)));
  if (folder === undefined) throw new Error(`${name} is not installed`);
  const { license } = read(path.join(folder, 'package.json'));
  return (
    license ?? /The (\S+) License/.exec(readFileSync(path.join(ROOT, folder, 'LICENSE'), 'utf8'))?.[1] ?? ''
  );
}

const page = readFileSync(path.join(ROOT, 'docs/dependencies.md'), 'utf8');
const rows = [...page.matchAll(/^\| `(\S+)`\s*\| (\S+)\s*\| (\S+)\s*\| (.+?)\s*\|$/gm)].map(
  ([, name = '', license, upkeep, why]) => ({ name, license, upkeep, why }),
);

test('docs/dependencies.md lists every runtime package, and no other', () => {
  const needed = WORKSPACES.flatMap((folder) =>
    Object.keys(read(`${folder}/package.json`).dependencies ?? {}),
  ).filter((name) => !name.startsWith('@tessera/'));
  expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(needed)].sort());
});

test.each(rows)(
  '$name has the license given there, and a reason to be used',
  ({ name, license, upkeep, why }) => {
    expect(licenseOf(name)).toBe(license);
    expect(['company', 'team', 'person', 'settled']).toContain(upkeep);
    expect(why).toMatch(/\w/);
  },
);
