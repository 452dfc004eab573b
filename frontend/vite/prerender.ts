import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';

const PRERENDERER = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url));

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

/** Draws into index.html what each page shows before any script has run, and lets its styles and fonts go first. */
export const prerender: Plugin = {
  name: 'prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      const { module } = await runnerImport<{ PRERENDERED: string }>(PRERENDERER, {
        configFile: false,
        resolve: { conditions: ['@tessera/source', ...defaultServerConditions] },
      });
      return html
        .replaceAll(SCRIPT, '$& fetchpriority="low"')
        .replace('<div id="root"></div>', () => `<div id="root">${module.PRERENDERED}</div>`);
    },
  },
};
