import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { OTHER_SHELL, SHELLS } from './worker/shells';

type Bundle = Rolldown.OutputBundle;

/** Everything in a page except hashed files, and the worker that caches it. */
const SOURCES = [
  '../index.html',
  '../vite/prerender.ts',
  '../src/app/prerender.tsx',
  'worker/service-worker.ts',
  'worker/push-notices.ts',
].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/** The pages that work offline. Each loads what it shows at once, and later what a game needs. */
const OFFLINE_PAGES = /\/(daily|home|results|word-checker|challenges?)-page\.tsx$/;
const ANY_PAGE = /-page\.tsx$/;

/** The files of these pages and everything they load, except other pages. */
export function offlineFiles(bundle: Bundle): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || files.has(file)) return;
    const { facadeModuleId } = chunk;
    if (facadeModuleId && ANY_PAGE.test(facadeModuleId) && !OFFLINE_PAGES.test(facadeModuleId)) return;
    files.add(file);
    [...chunk.imports, ...chunk.dynamicImports].forEach(add);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (/\.(css|woff2)$/.test(file)) files.add(file);
    else if (chunk.type === 'chunk' && chunk.isEntry) add(file);
  }
  return files;
}

/** Hashed files, without their compressed copies. */
const isAsset = (file: string) => file.startsWith('assets/') && !/\.(br|gz)$/.test(file);

const contentOf = (file: Bundle[string]) => (file.type === 'chunk' ? file.code : file.source);

/** The expected `integrity` of each hashed file. */
export const integrityOf = (bundle: Bundle): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bundle)
      .filter(([file]) => isAsset(file))
      .map(([file, output]) => [
        file,
        `sha256-${createHash('sha256').update(contentOf(output)).digest('base64')}`,
      ]),
  );

/** Identifies the whole build. The names of hashed files stand for their contents. */
export function versionOf(bundle: Bundle): string {
  const parts = [
    ...Object.keys(bundle).filter(isAsset).sort(),
    ...SOURCES.map((file) => readFileSync(file, 'utf8')),
    JSON.stringify([SHELLS, OTHER_SHELL]),
  ];
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);
}
