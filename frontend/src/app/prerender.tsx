import { PAGES, PERSONAL_PAGES, pathOf, publicPages } from '@tessera/contracts/wire';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { createStore } from '../store/create-store';
import { Bar } from './bar/bar';
import { isGamePage } from './game-pages';
import { Brand } from './header';
import { PAGE_OF } from './pages';

// Prerenders each page at build time (see vite/prerender.ts): the real page in its initial state, for an
// unknown player. The app then renders it again in its place.

/** The daily's demo starts like the daily itself. */
const BEGINS_AS: Partial<Record<keyof typeof PAGES, keyof typeof PAGES>> = { dailyDemo: 'daily' };

/** Stands for the parameter of an address: a valid game code, which is then removed. */
const ANY = 'AAAAA';

/** A valid ID of a duel, which is then removed. */
const ANY_DUEL = 'DC-G1-AAAAAAAAAAAA';

/** Pages of one game or result. They begin by loading, whatever the parameter is. */
const LINKED: Partial<Record<keyof typeof PAGES, Record<string, string>>> = {
  liveGame: { gameId: ANY },
  sharedResult: { shareId: ANY },
  dailyResults: { gameId: ANY },
  review: { gameId: ANY },
  practice: { date: '2026-01-01' },
  duel: { gameId: ANY_DUEL },
  challenge: { code: ANY },
};

/** Any fixed date: the output must not depend on when and where it is built. */
const SOME_DAY = Date.parse('2026-01-01T12:00:00Z');

/**
 * The content security policy forbids style attributes in HTML. (The app sets styles by script, which is
 * allowed.)
 */
const STYLE = / style="[^"]*"/;

const drawn = (path: string, content: React.ReactNode): string =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </Provider>,
  );

/** Disables all controls, because clicks and input before the app has loaded would be lost. */
const withoutControls = (html: string): string =>
  html
    .replaceAll(/<(button|input|textarea|select|summary)\b/g, '<$1 inert')
    .replaceAll(/<(input|textarea)\b/g, '<$1 readonly')
    .replaceAll('tabindex="0"', 'tabindex="-1"');

/** Markup as the security policy and the missing scripts allow it. */
function inert(path: string, html: string): string {
  const style = STYLE.exec(html);
  if (style) throw new Error(`the first paint of ${path} has an attribute${style[0]}`);
  return withoutControls(html);
}

async function mainOf(name: keyof typeof PAGES): Promise<string> {
  const path = PAGES[name];
  const Page = await PAGE_OF[PAGES[BEGINS_AS[name] ?? name]].load();
  const page = (
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>
  );
  const html = drawn(pathOf(path, LINKED[name]), page).replaceAll(ANY_DUEL, '').replaceAll(ANY, '');
  return `<!-- only ${path} --><main>${inert(path, html)}</main><!-- end -->`;
}

/** The bar of every page that has one. Personal pages have none, so that one of them can stand for any page. */
const bars = (): string =>
  Object.values(PAGES)
    .filter((path) => !isGamePage(path) && !PERSONAL_PAGES.includes(path))
    .map((path) => `<!-- header ${path} -->${inert(path, drawn(path, <Bar />))}<!-- end -->`)
    .join('');

/**
 * The prerendered content of all pages for index.html. The server keeps only what belongs to the requested
 * page, using the markers.
 */
async function prerender(): Promise<string> {
  const paths = publicPages();
  const names = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter(
    (name) => paths.includes(PAGES[name]) || name in LINKED,
  );
  const mains = await Promise.all(names.map(mainOf));
  const header = `<header class="header">${drawn(PAGES.home, <Brand />)}${bars()}</header>`;
  return `<div class="shell" data-prerender>${header}${mains.join('\n')}<i hidden data-whole></i></div>`;
}

async function onSomeDay<T>(work: () => Promise<T>): Promise<T> {
  const { now } = Date;
  Date.now = () => SOME_DAY;
  try {
    return await work();
  } finally {
    Date.now = now;
  }
}

/** Read by the build, which closes the module runner right afterwards. */
export const PRERENDERED = await onSomeDay(prerender);

/** The specifier of a dynamic import, in code that Vite has transformed. */
const SPECIFIER = /import\w*\(\s*["']([^"']+)["']/;

/** The module of each page, as its route imports it, except for personal pages, which open from others. */
export const PAGE_MODULES = Object.values(PAGES)
  .filter((path) => !PERSONAL_PAGES.includes(path))
  .map((path) => {
    const module = SPECIFIER.exec(String(PAGE_OF[path].imports))?.[1];
    if (module === undefined) throw new Error(`the code of ${path} isn't imported dynamically`);
    return { path, module };
  });
