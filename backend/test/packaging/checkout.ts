import { cpSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { copyContext } from './assemble.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');

/** A separate checkout for a test, with this one's build and packages. */
export function copyCheckout(folder: string): void {
  copyContext(folder, { withDist: true });
  cpSync(path.join(ROOT, '.nx/builds'), path.join(folder, '.nx/builds'), { recursive: true });
  for (const project of ['.', 'backend', 'frontend']) linkPackages(folder, project);
}

/** Links every package, but our own to those of the copy. */
export function linkPackages(folder: string, project: string): void {
  const [from, to] = [ROOT, folder].map((root) => path.join(root, project, 'node_modules')) as [
    string,
    string,
  ];
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name.startsWith('.') && name !== '.bin') {
      cpSync(path.join(from, name), path.join(to, name), { recursive: true });
    } else if (name === '@tessera') {
      cpSync(path.join(from, name), path.join(to, name), { recursive: true, verbatimSymlinks: true });
    } else if (name.startsWith('@')) {
      mkdirSync(path.join(to, name));
      for (const part of readdirSync(path.join(from, name))) {
        symlinkSync(path.join(from, name, part), path.join(to, name, part));
      }
    } else {
      symlinkSync(path.join(from, name), path.join(to, name));
    }
  }
}

/** The names of the packages in a folder `node_modules`, with their scopes. */
export function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@')
      ? readdirSync(path.join(folder, name)).map((part) => `${name}/${part}`)
      : name;
  });
}

/** Every built file with metadata that changes if it is written or replaced. */
export function builtFiles(folder: string): Map<string, string> {
  const dists = [
    'backend',
    'frontend',
    ...readdirSync(path.join(folder, 'libs')).map((lib) => `libs/${lib}`),
  ];
  return new Map(
    dists
      .map((project) => path.join(project, 'dist'))
      .flatMap((dist) =>
        readdirSync(path.join(folder, dist), { recursive: true, encoding: 'utf8' }).map((file) => {
          const { ino, ctimeMs, size } = statSync(path.join(folder, dist, file));
          return [path.join(dist, file), `${ino} ${ctimeMs} ${size}`] as const;
        }),
      )
      .filter(([file]) => path.extname(file) !== ''),
  );
}
