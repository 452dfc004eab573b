// The bundle budget, in kilobytes as browsers receive them: the build compresses scripts with Brotli, as size-limit does.
// Chunk names contain hashes, so the files are found through Vite's build manifest.
import { readFileSync } from 'node:fs';

const DIST = 'frontend/dist';
const ENTRY = 'index.html';

const manifest = JSON.parse(readFileSync(new URL(`${DIST}/.vite/manifest.json`, import.meta.url), 'utf8'));

const isPage = (source) => source.endsWith('-page.tsx') || source.startsWith('src/app/demos/');

/** Session code is loaded only by players who are or were signed in. Playing needs none of it. */
const isOfSession = (source) => /^src\/(features\/auth\/|live\/session-stream\.)/.test(source);

/** A tab connects to live games only after it has created one. */
const isOfFriends = (source) => /^src\/(features\/game|live)\//.test(source);

/** Loaded only by players who get push notices. */
const isOfPush = (source) => source.startsWith('src/features/push/');

/** Asks the browser once, after the first daily, to keep what is stored. */
const isOfDevices = (source) => source.startsWith('src/features/devices/');

/** Loaded only while an operator announces something. */
const isOfMaintenance = (source) => source === 'src/app/notices/service-notice.tsx';

/** Opening the menu interrupts play, and the menu has a limit of its own. */
const MENU = 'menu-dropdown';
const isMenu = (source) => source.endsWith(`/${MENU}.tsx`);

/** On wide screens only: the main pages in the header, and the help beside the board. */
const isForWide = (source) =>
  /^src\/(app\/bar\/bar(-player)?|features\/daily\/board\/desk-help)\.tsx$/.test(source);

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
  ...dynamicImports.filter(
    (source) =>
      ![isPage, isOfSession, isOfFriends, isOfPush, isOfDevices, isOfMaintenance, isForWide, isMenu].some(
        (isLeftOut) => isLeftOut(source),
      ),
  ),
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
    limit: '123.5 kB',
    brotli: true,
  },
  {
    name: 'the daily with all that play may load',
    path: scripts(daily),
    limit: '158.5 kB',
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
