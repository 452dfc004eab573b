import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The most files that may import one another in a row: what a reader, or a program that uses the first, has to load. */
const MAX_CHAIN = 20;

/** Imports of values from our own files. Those of types are gone at run time. */
const IMPORTS = /^(?:import|export)\s(?!type\b)(?:[^;']*\sfrom\s)?'(\.[^']+)\.js';/gm;

const root = import.meta.dirname;
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
);

const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(IMPORTS)].map(([, source]) =>
    path.join(path.dirname(file), `${source}.ts`),
  );

const longestOf = (chains: readonly (readonly string[])[]): readonly string[] =>
  chains.reduce((longest, chain) => (chain.length > longest.length ? chain : longest), []);

const chains = new Map<string, readonly string[]>();

/** The longest chain of imports from a file. Lint rejects cycles. */
function chainFrom(file: string): readonly string[] {
  const chain = chains.get(file) ?? [file, ...longestOf(importsOf(file).map(chainFrom))];
  chains.set(file, chain);
  return chain;
}

it(`has no chain of imports of more than ${MAX_CHAIN} files`, () => {
  const longest = longestOf(files.map(chainFrom));
  expect(longest.length > 1).toBe(true);
  expect(longest.length > MAX_CHAIN ? longest : []).toEqual([]);
});
