import type { Plugin } from 'vite';

const PAINT_MAX_MS = 1000;
const SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/**
 * Runs in the page. Without a first paint to wait for, as in a background tab, the scripts load at once, and in a page that
 * is hidden meanwhile after a while. A frame's callbacks run before it is on the screen, so they would be too early.
 */
const START = `
      (() => {
        const start = () => {
          for (const { content } of document.querySelectorAll('template[data-scripts]'))
            document.head.append(content);
        };
        if (document.hidden) return start();
        new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
        setTimeout(start, ${PAINT_MAX_MS});
      })();
    `;

/**
 * Loads the app's scripts after the prerendered page has been painted, so that they don't take bandwidth and
 * the main thread from it.
 */
export const afterFirstPaint: Plugin = {
  name: 'after-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => {
      const scripts = html.match(SCRIPTS)?.join('') ?? '';
      return html
        .replaceAll(SCRIPTS, '')
        .replace(
          '</body>',
          () => `  <template data-scripts>${scripts}</template>\n    <script>${START}</script>\n  </body>`,
        );
    },
  },
};
