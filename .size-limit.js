// The bundle budget, in kilobytes as browsers receive them: the build compresses scripts with Brotli, as size-limit does.
// Chunk names contain hashes, so the files are found through Vite's build manifest.
import { readFileSync } from 'node:fs';

const DIST = 'frontend/dist';
const ENTRY = 'index.html';

const manifest = JSON.parse(readFileSync(new URL(`${DIST}/.vite/manifest.json`, import.meta.url), 'utf8'));

const MENU = 'menu-dropdown';

/**
 * What playing doesn't load: other pages; the code of sessions, live games, push notices and linked devices, which only
 * their players load; what an operator announces; what wide screens show in the header and beside the board; and the menu,
 * which has its own limit.
 */
const isLeftOut = (source) =>
  /-page\.tsx$|\/(desk-help|menu-dropdown|service-notice)\.tsx$/.test(source) ||
  /^src\/(app\/(bar|demos)|live|features\/(auth|game|push|devices))\//.test(source);

/** Everything that `sources` load, including their imports, recursively. */
const closure = (sources, importsOf, seen = new Set()) => {
  for (const source of sources) {
    if (seen.has(source)) continue;
    seen.add(source);
    closure(importsOf(manifest[source]), importsOf, seen);
  }
  return seen;
};

const atOnce = ({ imports = [] }) => imports;
/** Dynamically imported parts load when the page is idle or on first use. Other pages don't. */
const inTime = ({ imports = [], dynamicImports = [] }) => [
  ...imports,
  ...dynamicImports.filter((source) => !isLeftOut(source)),
];

const pageNamed = (name) => {
  const source = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`));
  if (!source) throw new Error(`the build has no ${name}: has the page been renamed?`);
  return source;
};

const scripts = (sources) =>
  [...sources].map((source) => `${DIST}/${manifest[source].file}`).filter((file) => file.endsWith('.js'));

const daily = closure([ENTRY, pageNamed('daily-page')], inTime);

export default [
  {
    name: 'first load of /',
    path: scripts(closure([ENTRY, pageNamed('home-page')], atOnce)),
    limit: '124 kB',
    brotli: true,
  },
  {
    name: 'the daily with all that play may load',
    path: scripts(daily),
    limit: '159.5 kB',
    brotli: true,
  },
  {
    // The result page and all that opens from it: sharing, the review's solver, the spread of scores.
    name: 'what the end of a daily adds to it',
    path: scripts([...closure([pageNamed('results-page')], inTime)].filter((source) => !daily.has(source))),
    limit: '34 kB',
    brotli: true,
  },
  {
    name: 'what the menu adds to it when it is opened',
    path: scripts([...closure([pageNamed(MENU)], atOnce)].filter((source) => !daily.has(source))),
    limit: '16 kB',
    brotli: true,
  },
];
