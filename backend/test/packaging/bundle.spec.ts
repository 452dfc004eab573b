import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { PATHS } from '@tessera/contracts/wire';
import { createTestDatabase } from '../support/database.js';
import { startProgram } from '../support/program.js';

const BACKEND = path.join(import.meta.dirname, '../..');
const BUNDLE = path.join(BACKEND, 'dist/bundle');
const bundle = readdirSync(BUNDLE)
  .map((file) => readFileSync(path.join(BUNDLE, file), 'utf8'))
  .join('\n');
const { dependencies } = JSON.parse(readFileSync(path.join(BACKEND, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

/** `sharp` of `sharp/lib/index.js`. */
const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

test('the bundled programs import nothing but Node and packages that are installed with it', () => {
  const imported = [...bundle.matchAll(/^import (?:.* from )?"([^"]+)";$/gm)].map(([, name = '']) => name);
  const packages = imported.filter((name) => !isBuiltin(name) && !name.startsWith('./')).map(packageOf);
  expect(imported.length).toBeGreaterThan(0);
  expect(packages.filter((name) => !(name in dependencies))).toEqual([]);
});

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

/** The packages of which files are loaded with `require` until the server is ready. */
async function packagesLoaded(dataDir: string, databaseUrl: string): Promise<Set<string>> {
  const record = path.join(dataDir, 'loaded.json');
  const program = startProgram(dataDir, {
    DATABASE_URL: databaseUrl,
    NODE_OPTIONS: `--require=${path.join(import.meta.dirname, 'record-loaded.cjs')}`,
    RECORD_LOADED: record,
  });
  const { status } = await fetch((await program.address) + PATHS.healthReady);
  expect(status).toBe(200);
  program.signal('SIGTERM');
  expect(await program.ended).toBe(0);
  const files = JSON.parse(readFileSync(record, 'utf8')) as string[];
  return new Set(files.map((file) => PACKAGE.exec(file)?.[1] ?? file));
}

test('the bundled server loads no package a second time', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tessera-bundle-'));
  const database = await createTestDatabase();
  const loaded = await packagesLoaded(dataDir, database.url);
  const bundled = new Set(
    [...bundle.matchAll(/^\/\/ \S*node_modules\/\S+$/gm)].map(([line]) => PACKAGE.exec(line)?.[1]),
  );
  expect(bundled).toContain('typeorm');
  expect(loaded).toContain('pg');
  expect([...loaded].filter((name) => bundled.has(name))).toEqual([]);
  await database.drop();
  rmSync(dataDir, { recursive: true });
});
