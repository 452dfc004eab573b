import type { Plugin } from 'vite';

/** What a library's own address of its development build becomes. */
const BUILDS: readonly (readonly [development: string, production: string])[] = [
  ['/react-router/dist/development/', '/react-router/dist/production/'],
  ['/immer/dist/immer.mjs', '/immer/dist/immer.production.mjs'],
];

const productionOf = (file: string): string =>
  BUILDS.reduce((id, [development, production]) => id.replace(development, production), file);

/**
 * Takes the builds for production of libraries that export only the one for development. Those have no
 * warnings, and shorter names for internal properties, which a minifier may not change.
 */
export const productionLibraries: Plugin = {
  name: 'production-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^(?:react-router(?:\/dom)?|immer)$/ },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved && { ...resolved, id: productionOf(resolved.id) };
    },
  },
};
