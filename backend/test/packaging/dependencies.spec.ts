import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../../..');
const WORKSPACES = [
  '.',
  'backend',
  'frontend',
  'libs/backup',
  'libs/contracts',
  'libs/embedded-postgres',
  'libs/rules',
  'libs/solver',
  'libs/words',
];
/** What `npm start` installs on one platform. Say in docs/dependencies.md what a new one is for, and what it brings. */
const MAX_PACKAGES = 480;

interface Package {
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const read = <Json = Package>(file: string): Json =>
  JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as Json;

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
const rows = [
  ...page.matchAll(
    /^\| `(\S+)`\s*\| (\S+)\s*\| (\S+)\s*\| +(\d+) \| +([\d.]+) \| (\S+)\s*\| (.+?)\s*\| (.+?)\s*\|$/gm,
  ),
].map(([, name = '', license, upkeep, , size, released, job, whyNotSmaller]) => ({
  name,
  license,
  upkeep,
  size: Number(size),
  released,
  job,
  whyNotSmaller,
}));

test('docs/dependencies.md lists every package that builds or runs, and no other', () => {
  const needed = WORKSPACES.flatMap((folder) => {
    const { dependencies, peerDependencies } = read(`${folder}/package.json`);
    return Object.keys({ ...dependencies, ...peerDependencies });
  }).filter((name) => !name.startsWith('@tessera/'));
  expect(rows.map(({ name }) => name).sort()).toEqual([...new Set(needed)].sort());
});

test.each(rows)(
  '$name has the license given there, a job, and a reason for its size',
  ({ name, license, upkeep, size, released, job, whyNotSmaller }) => {
    expect(licenseOf(name)).toBe(license);
    expect(['company', 'team', 'person', 'settled']).toContain(upkeep);
    expect(released).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(job).toMatch(/\w/);
    if (size > 1) expect(whyNotSmaller).toMatch(/\w/);
  },
);

test('`npm start` installs no more packages than it has to', () => {
  interface Locked {
    dev?: true;
    optional?: true;
    link?: true;
    extraneous?: true;
    os?: string[];
    cpu?: string[];
    libc?: string[];
  }
  const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
  const isForHere = ({ os, cpu, libc }: Locked) =>
    (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true) && (libc?.includes('glibc') ?? true);
  const installed = Object.entries(packages).filter(
    ([folder, locked]) =>
      folder.includes('node_modules/') &&
      !locked.dev &&
      !locked.link &&
      !locked.extraneous &&
      isForHere(locked),
  );
  expect(installed.length).toBeLessThanOrEqual(MAX_PACKAGES);
});
