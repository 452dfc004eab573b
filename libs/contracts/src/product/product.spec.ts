import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { KEY_PREFIX, PRODUCT } from './product.js';

const ROOT = path.join(__dirname, '../../../..');
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'generated']);
const SOURCE = /\.(ts|tsx|js|mjs|css|html)$/;

/** The source files in a folder and its subfolders. */
function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : sourcesIn(file);
    return SOURCE.test(entry.name) ? [file] : [];
  });
}

describe("the product's name", () => {
  it('is written in one place, so that one line renames the product', () => {
    const sources = ['libs', 'backend/src', 'frontend/src'].flatMap((folder) =>
      sourcesIn(path.join(ROOT, folder)),
    );
    const places = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          line.includes(PRODUCT) ? [`${path.relative(ROOT, file)}:${index + 1}`] : [],
        ),
    );
    expect(places).toEqual([expect.stringMatching(/^libs\/contracts\/src\/product\/product\.ts:/)]);
  });

  it('is the prefix of storage keys and fields', () => {
    expect(KEY_PREFIX).toBe(PRODUCT.toLowerCase());
    expect(KEY_PREFIX).toMatch(/^[a-z]+$/);
  });
});
