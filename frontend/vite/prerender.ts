import { fileURLToPath } from 'node:url';
import { defaultServerConditions, runnerImport, type Plugin } from 'vite';
import { linksTo } from './page-scripts';

const PRERENDERER = fileURLToPath(new URL('../src/app/prerender.tsx', import.meta.url));

const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

/**
 * Puts the prerendered pages and links to the code of each into index.html, and gives styles and fonts priority over
 * scripts.
 */
export const prerender: Plugin = {
  name: 'prerender',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    async handler(html, { bundle = {} }) {
      const { module } = await runnerImport<typeof import('../src/app/prerender')>(PRERENDERER, {
        configFile: false,
        resolve: { conditions: ['@tessera/source', ...defaultServerConditions] },
      });
      const scripts = module.PAGE_MODULES.map(
        ({ path, module }) =>
          `<!-- scripts ${path} --><template data-scripts>${linksTo(bundle, module, html)}</template><!-- end -->`,
      );
      return html
        .replace('</template>', (end) => end + scripts.join(''))
        .replaceAll(SCRIPT, '$& fetchpriority="low"')
        .replace('<div id="root"></div>', () => `<div id="root">${module.PRERENDERED}</div>`);
    },
  },
};
