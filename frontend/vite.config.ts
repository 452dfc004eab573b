import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { PRODUCT, SETTINGS_KEY, TAGLINE } from '../libs/contracts/src/product';
import { acyclicChunks } from './vite/acyclic-chunks';
import { prerender } from './vite/prerender';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { installable } from './installable/vite-plugin';

/** index.html names the product as the constants do. */
const nameProduct: Plugin = {
  name: 'name-product',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replaceAll('%PRODUCT%', PRODUCT)
        .replaceAll('%TAGLINE%', TAGLINE)
        .replaceAll('%SETTINGS_KEY%', SETTINGS_KEY),
  },
};

/** The fonts are wanted at the first paint: the built page asks for them before it has read the styles. */
const preloadFonts: Plugin = {
  name: 'preload-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'head',
        })),
  },
};

/** The chunks that index.html itself names. */
const LOADED_AT_ONCE = /\/(vendor|game(?!-page)|rolldown-runtime)-/;

export default defineConfig({
  plugins: [react(), tailwindcss(), nameProduct, preloadFonts, acyclicChunks, prerender, installable],
  resolve: { conditions: ['@tessera/source', ...defaultClientConditions] },
  // The server puts a fresh nonce in its place for every request.
  html: { cspNonce: '__CSP_NONCE__' },
  // So that the solver's worker can load its learned values when it needs them.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env.TESSERA_API ?? 'http://127.0.0.1:3000', ws: true } },
  },
  build: {
    // What Tailwind 4 needs too.
    target: ['safari16.4', 'chrome111', 'firefox128'],
    assetsInlineLimit: 0,
    // Only Safari before 17 would need it, and there it is a matter of milliseconds.
    modulePreload: {
      polyfill: false,
      // A page that comes later need not ask again for what the entry has loaded.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !LOADED_AT_ONCE.test(file)),
    },
    // What the bundle budget reads.
    manifest: true,
    rolldownOptions: {
      // Radix names each of its functions for whoever debugs it; the calls would keep alive what nobody uses.
      treeshake: { manualPureFunctions: ['__name'] },
      output: {
        codeSplitting: {
          groups: [
            // Changes with our dependencies only, so it stays in the caches over most releases.
            {
              name: 'vendor',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|react-redux|@reduxjs|immer|reselect|redux|redux-thunk|use-sync-external-store)[\\/]/,
            },
            // What those pages have in common where somebody plays against another, be it a friend or the bot.
            {
              name: 'match',
              test: /frontend[\\/]src[\\/](features[\\/]duel|(ui|game-kit)[\\/][a-z-]+[\\/](closed-board|show-confetti|outcome-overlay|match|match-end|match-results|opponent-side|presence-mark|result-side|share-match-dialog)\.)|rules[\\/]src[\\/](live-game|duel-game)\.|contracts[\\/]src[\\/](duel-texts|match-share-text|errors|live-limits)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The two-player game's own: none of it comes with the other pages.
            {
              name: 'live',
              test: /frontend[\\/]src[\\/]((features[\\/](game|presence)|live(?![\\/](stream-transport|session-stream)))[\\/]|ui[\\/]share[\\/]qr-code)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What home, the two-player pages and the account have in common: the daily goes without.
            {
              name: 'lobby',
              test: /frontend[\\/]src[\\/](features[\\/]home[\\/](home-view|today-card|use-todays-game|account-links|perfect-grid)|ui[\\/]layout[\\/]card|store[\\/]started-game)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What happens to a session: only those load it who have one, or had.
            {
              name: 'session',
              test: /frontend[\\/]src[\\/](features[\\/]auth[\\/]session[\\/](end-session|handle-user)|live[\\/]stream-transport|store[\\/]local-player)\.|node_modules[\\/]eventsource-parser[\\/]|contracts[\\/]src[\\/]session-texts\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What pages with fields to fill in have in common, those of names and groups first.
            {
              name: 'forms',
              test: /frontend[\\/]src[\\/](features[\\/](players[\\/](names\.api|name-form|name-labels|use-save-name)|groups[\\/]groups\.api|leaderboards[\\/](rank|leaderboard-texts|leaderboards\.api))|store[\\/]name-check|ui[\\/][a-z-]+[\\/](text-field|form-message|checked-field|failed-rows|use-debounced))\.|contracts[\\/]src[\\/](group-texts|name-texts|name-rules)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What the pages of accounts have in common: the others go without.
            {
              name: 'account',
              test: /frontend[\\/]src[\\/](features[\\/]auth[\\/](account\.api|sign-in[\\/](form-error|email-field)|account[\\/]save-file)|ui[\\/]form[\\/]password-field)|contracts[\\/]src[\\/]account-texts|icons[\\/]eye/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What the results pages have in common: the boards go without.
            {
              name: 'results',
              test: /frontend[\\/]src[\\/](features[\\/]daily[\\/]results[\\/]post-game(-popup|-texts)?\.|(ui|game-kit)[\\/][a-z-]+[\\/](big-score|word-chip|copy-button|facts|medallion|picture-button|result-loading|result-words|share-dialog|use-copy|use-revealed-grid|use-score-reveal|use-reduced-motion|use-share)\.)|contracts[\\/]src[\\/](results-texts|(daily-)?share-text)\.|icons[\\/](check|copy)\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What the finished games and the practice of past ones have in common: the start page goes without.
            {
              name: 'review',
              test: /frontend[\\/]src[\\/](features[\\/](review[\\/](best-possible|use-solver|solve|call-worker|review\.api)|archive[\\/]archive\.api|daily[\\/]results[\\/]result-detail|results[\\/](results\.api|share-daily-dialog|use-share-link))|game-kit[\\/]result[\\/]letter-line)|contracts[\\/]src[\\/](review|archive)-texts\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The board of the daily, used by practice games and duels as well, and its help.
            {
              name: 'board',
              test: /frontend[\\/]src[\\/](features[\\/](daily[\\/]([a-z-]+[\\/])?(play-board|daily-hand|round-tutorial|round-popup|both-directions-dialog|use-connection|use-daily-announcements|board-rules|daily\.slice)|help[\\/](game-rules|rule-steps|line-examples?)\.)|store[\\/]tutorial-flags\.|game-kit[\\/][a-z-]+[\\/](blind-banner|hand|letter-position-text|letter-picker|round-strip|board-layout|take-back-button|turn-texts|use-queued-steps|use-board-keys)\.)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // The list of words: whoever scores, or looks one up.
            {
              name: 'words',
              test: /libs[\\/]words[\\/]|store[\\/]lexicon\./,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What pages have in common that are neither the start page nor the daily.
            {
              name: 'pages',
              test: /frontend[\\/]src[\\/](app[\\/]demos|features[\\/](archive[\\/]months|info[\\/](external-link|site\.api))\.|store[\\/]live-keys\.|(ui|game-kit)[\\/][a-z-]+[\\/](confirmation|field-error|load-failed|other-game-modes|result-layout|table|board-loading|use-scroll-hint|waiting-hand)\.)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Dialogs and notices load together when the page is idle. The menu, with the positioning that
            // only it needs, comes when it is asked for.
            {
              name: 'panels',
              test: /node_modules[\\/](?!lucide-react|@floating-ui|@radix-ui[\\/]react-(menu|dropdown-menu|tooltip|popper|roving-focus|arrow|use-size|use-rect)|@dnd-kit|canvas-confetti|qrcode|dijkstrajs|socket\.io|@socket\.io|engine\.io)/,
            },
            // What pages have in common: one chunk instead of a dozen crumbs.
            {
              name: 'game',
              test: /(frontend[\\/]src|libs|lucide-react)[\\/]/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
