import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { KEY_PREFIX } from '../../libs/contracts/src/product';
import { integrityOf, offlineFiles, versionOf } from './release';
import { webManifest } from './web-manifest';
import { OTHER_SHELL, SHELLS } from './worker/shells';

/** Tells which of two versions is newer. */
const BUILT_AT = new Date().toISOString();

/** The build in progress, for the service worker, which is built last. */
const release = { version: '', integrity: {} as Record<string, string>, offline: new Set<string>() };

/** Writes the version into the pages, and into a file that open pages fetch to detect a new release. */
const nameVersion: Plugin = {
  name: 'name-version',
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
    ],
  },
  generateBundle: {
    // Must run last, because Vite still adds each chunk's dependencies before that.
    order: 'post',
    handler(_options, bundle) {
      const version = versionOf(bundle);
      Object.assign(release, { version, integrity: integrityOf(bundle), offline: offlineFiles(bundle) });
      const source = JSON.stringify({ version, builtAt: BUILT_AT });
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  },
};

/** Makes the built app installable: web manifest, icons, and the service worker with its file list. */
export const installable = [
  nameVersion,
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'installable/worker',
    filename: 'service-worker.ts',
    // The app registers it when it is idle.
    injectRegister: false,
    manifest: webManifest(),
    includeManifestIcons: false,
    injectManifest: {
      globPatterns: ['assets/*'],
      manifestTransforms: [
        (files) => ({
          manifest: files
            .filter(({ url }) => release.offline.has(url))
            .map((file) => ({ ...file, integrity: release.integrity[file.url] })),
        }),
      ],
    },
    integration: {
      beforeBuildServiceWorker: ({ injectManifest }) => {
        const revision = release.version;
        // Replaces the plugin's own entry for the web manifest, which isn't needed offline.
        injectManifest.additionalManifestEntries = [...SHELLS, OTHER_SHELL].map((url) => ({ url, revision }));
      },
      configureCustomSWViteBuild: (config) => {
        const { version, integrity } = release;
        config.define = {
          ...config.define,
          BUILD: JSON.stringify({ version, integrity, cachePrefix: `${KEY_PREFIX}-app-` }),
        };
      },
    },
  }),
];
