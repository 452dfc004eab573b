import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { PRODUCT, SETTINGS_KEY, SIGNED_IN_COOKIE, TAGLINE } from '../libs/contracts/src/product';
import { acyclicChunks } from './vite/acyclic-chunks';
import { afterFirstPaint } from './vite/after-first-paint';
import { chunkGroups } from './vite/chunk-groups';
import { inlineConstants } from './vite/inline-constants';
import { preloadFonts } from './vite/preload-fonts';
import { prerender } from './vite/prerender';
import { productionLibraries } from './vite/production-libraries';
import { treeShakableComponents } from './vite/tree-shakable-components';
import { installable } from './installable/vite-plugin';

/** Fills the product's name and keys into index.html. */
const nameProduct: Plugin = {
  name: 'name-product',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replaceAll('%PRODUCT%', PRODUCT)
        .replaceAll('%TAGLINE%', TAGLINE)
        .replaceAll('%SETTINGS_KEY%', SETTINGS_KEY)
        .replaceAll('%SIGNED_IN_COOKIE%', SIGNED_IN_COOKIE),
  },
};

/** Adds the notice of the icons, which are copied instead of installed. */
const iconNotice: Plugin = {
  name: 'icon-notice',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const notices = bundle['licenses.txt'];
      if (notices?.type !== 'asset') throw new Error('The build has no notices of licenses.');
      const notice = readFileSync(new URL('src/ui/icons/license.txt', import.meta.url), 'utf8');
      notices.source = `${String(notices.source)}\n## lucide (ISC)\n\n${notice}`;
    },
  },
};

/** The chunks that index.html itself references. */
const LOADED_AT_ONCE = /\/(vendor|shell|libs|rolldown-runtime)-[\w-]{8}\.js$/;

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    treeShakableComponents,
    productionLibraries,
    inlineConstants,
    nameProduct,
    preloadFonts,
    acyclicChunks,
    afterFirstPaint,
    prerender,
    iconNotice,
    installable,
    // Once at build time and as small as possible, instead of for each visitor.
    compression({ include: /^(assets\/.*\.(js|css)|licenses\.txt)$/, threshold: 1000, logLevel: 'silent' }),
  ],
  resolve: { conditions: ['@tessera/source', ...defaultClientConditions] },
  // The server replaces this with a fresh nonce for each request.
  html: { cspNonce: '__CSP_NONCE__' },
  // Lets the solver's worker load its learned values when it needs them.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.TESSERA_API ?? 'http://127.0.0.1:3000', ws: true } },
  },
  build: {
    // The minimum for Tailwind 4.
    target: ['safari16.4', 'chrome111', 'firefox128'],
    assetsInlineLimit: 0,
    // Only Safari before 17 would need the polyfill, and preloading would save it only milliseconds.
    modulePreload: {
      polyfill: false,
      // Pages don't need to preload what the entry has already loaded.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !LOADED_AT_ONCE.test(file)),
    },
    // Read by the bundle budget.
    manifest: true,
    // The licenses of bundled packages require that their notices are delivered with them.
    license: { fileName: 'licenses.txt' },
    rolldownOptions: {
      // Radix names each of its functions for debugging. Those calls would keep unused code alive.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});
