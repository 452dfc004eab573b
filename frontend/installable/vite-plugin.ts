import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin, Rolldown } from 'vite';
import { KEY_PREFIX } from '../../libs/contracts/src/product';
import { integrityOf, offlineFiles, versionOf } from './release';
import { webManifest } from './web-manifest';
import { OTHER_SHELL, SHELLS } from './worker/shells';

/** Tells which of two versions is newer. */
const BUILT_AT = new Date().toISOString();

const WORKER = fileURLToPath(new URL('worker/service-worker.ts', import.meta.url));
const MANIFEST = 'manifest.webmanifest';

/**
 * Makes the built app installable: web manifest, icons, and the service worker with the list of its files. Writes the
 * version into the pages, and into a file that open pages fetch to detect a new release.
 */
export const installable: Plugin = {
  name: 'installable',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => [
      { tag: 'meta', attrs: { name: 'version', content: versionOf(bundle ?? {}) }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'built-at', content: BUILT_AT }, injectTo: 'head' },
      {
        tag: 'link',
        attrs: { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
        injectTo: 'head',
      },
      { tag: 'link', attrs: { rel: 'manifest', href: `/${MANIFEST}` }, injectTo: 'head' },
    ],
  },
  generateBundle: {
    // Must run last, because Vite still adds each chunk's dependencies before that.
    order: 'post',
    async handler(_options, bundle) {
      const emit = (fileName: string, source: string) =>
        void this.emitFile({ type: 'asset', fileName, source });
      const worker = await serviceWorker(bundle);
      emit('version.json', JSON.stringify({ version: versionOf(bundle), builtAt: BUILT_AT }));
      emit(MANIFEST, JSON.stringify(webManifest()));
      emit('service-worker.js', worker);
    },
  },
};

/** The worker in one file, with the files that it caches. Their names contain a hash; a shell's revision is the build. */
async function serviceWorker(bundle: Rolldown.OutputBundle): Promise<string> {
  const version = versionOf(bundle);
  const integrity = integrityOf(bundle);
  const files = [...offlineFiles(bundle)].map((url) => ({ url, revision: null, integrity: integrity[url] }));
  const shells = [...SHELLS, OTHER_SHELL].map((url) => ({ url, revision: version }));
  const build = await rolldown({
    input: WORKER,
    transform: {
      define: {
        'self.__WB_MANIFEST': JSON.stringify([...files, ...shells]),
        BUILD: JSON.stringify({ version, integrity, cachePrefix: `${KEY_PREFIX}-app-` }),
        'process.env.NODE_ENV': '"production"',
      },
    },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0].code;
}
