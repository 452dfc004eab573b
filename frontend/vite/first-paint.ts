import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';

const PAINTER = fileURLToPath(new URL('../src/app/first-paint.tsx', import.meta.url));

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

/** Draws into index.html what each page shows before any script has run, and lets its styles and fonts go first. */
export const firstPaint: Plugin = {
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const { module } = await runnerImport<{ FIRST_PAINT: string }>(PAINTER, {
        configFile: false,
        resolve: { conditions: ['@tessera/source', ...defaultServerConditions] },
      });
      return html
        .replaceAll(SCRIPT, '$& fetchpriority="low"')
        .replace('<div id="root"></div>', () => `<div id="root">${module.FIRST_PAINT}</div>`);
    },
  },
};
