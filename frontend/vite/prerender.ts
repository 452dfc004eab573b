import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';

const PRERENDERER = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url));

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

/** Puts the prerendered pages into index.html, and gives styles and fonts priority over scripts. */
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
