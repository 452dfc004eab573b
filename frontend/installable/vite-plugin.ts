import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformWithOxc, type Plugin, type Rolldown } from 'vite';
import { KEY_PREFIX } from '../../libs/contracts/src/product';
import { webManifest } from './web-manifest';

type Bundle = Rolldown.OutputBundle;

const WORKER = fileURLToPath(new URL('worker/service-worker.ts', import.meta.url));
/** What the page is made of besides hashed files. */
const PAGE = ['../index.html', '../vite/prerender.ts', '../src/app/prerender.tsx'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
);

/** The pages that open without a connection. Each loads at once what it shows, and later what play needs. */
const OFFLINE_PAGES = /\/(daily|home|results|word-checker)-page\.tsx$/;
const ANY_PAGE = /-page\.tsx$/;

/** Those that open without a connection have their own first paint; the others, one that is the header alone. */
const SHELLS = { shells: ['/', '/1pv3-daily-challenge', '/1pv3', '/word-checker'], otherShell: '/account' };

/** The files of these chunks and of all that they load, except other pages. */
function filesOf(bundle: Bundle): string[] {
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
  return [...files].map((file) => `/${file}`).sort();
}

const contentOf = (file: Bundle[string]) => (file.type === 'chunk' ? file.code : file.source);

/** The expected integrity of each hashed file, by path. */
const integrityOf = (bundle: Bundle): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bundle)
      .filter(([name]) => name.startsWith('assets/'))
      .map(([name, file]) => [
        `/${name}`,
        `sha256-${createHash('sha256').update(contentOf(file)).digest('base64')}`,
      ]),
  );

const digest = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

/** Names of hashed files say what is in them, so this says what the whole build is. */
const versionOf = (bundle: Bundle): string =>
  digest([
    ...Object.keys(bundle)
      .filter((file) => file.startsWith('assets/'))
      .sort(),
    ...[...PAGE, WORKER].map((file) => readFileSync(file, 'utf8')),
    JSON.stringify(SHELLS),
  ]);

/** Shows which of two versions is newer. */
const BUILT_AT = new Date().toISOString();

/** What makes the built app installable: manifest, icons' links, service worker, and the version in the page. */
export const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => [
      { tag: 'meta', attrs: { name: 'version', content: versionOf(bundle ?? {}) }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'built-at', content: BUILT_AT }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        injectTo: 'head',
      },
    ],
  },
  generateBundle: {
    // Runs last, because Vite still adds each chunk's dependencies.
    order: 'post',
    async handler(_options, bundle) {
      const build = {
        version: versionOf(bundle),
        prefix: `${KEY_PREFIX}-app-`,
        files: filesOf(bundle),
        integrity: integrityOf(bundle),
        ...SHELLS,
      };
      const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER, { sourcemap: false });
      const source = `const BUILD = ${JSON.stringify(build)};\n${code}`;
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      // Open pages fetch this to detect a new release.
      const version = JSON.stringify({ version: build.version, builtAt: BUILT_AT });
      this.emitFile({ type: 'asset', fileName: 'version.json', source: version });
      this.emitFile({
        type: 'asset',
        fileName: 'manifest.webmanifest',
        source: JSON.stringify(webManifest(), null, 2),
      });
    },
  },
};
