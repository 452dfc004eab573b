import { PAGES, publicPages } from '@tessera/contracts/constants';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom';
import { createStore } from '../store/create-store';
import { Brand } from './header';
import type { LazyPage } from './lazy-page';
import { PAGE_OF } from './pages';

// What a page shows before any script has run, drawn by the build (vite/prerender.ts): the page itself, as
// it begins for someone about whom nothing is known yet. The app then draws it anew, in its place.

/** A demonstration of the daily begins as the daily does: with the board being laid. */
const BEGINS_AS: Partial<Record<keyof typeof PAGES, keyof typeof PAGES>> = { dailyDemo: 'daily' };

/** A day on which nothing happens: what is drawn must not depend on when and where it is. */
const SOME_DAY = Date.parse('2026-01-01T12:00:00Z');

/** The document's policy rejects such an attribute; the app sets styles by script. */
const STYLE = / style="[^"]*"/;

const drawn = (path: string, content: React.ReactNode): string =>
  renderToStaticMarkup(
    <Provider store={createStore()}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </Provider>,
  );

/** Nothing works yet. What is pressed or typed is not taken, rather than lost; forms are not filled in too early. */
const withoutControls = (html: string): string =>
  html
    .replaceAll(/<(button|input|textarea|select)\b/g, '<$1 inert')
    .replaceAll(/<(input|textarea)\b/g, '<$1 readonly')
    .replaceAll('tabindex="0"', 'tabindex="-1"');

async function mainOf(path: string, { load }: LazyPage): Promise<string> {
  const Page = await load();
  const html = drawn(path, <Page />);
  const style = STYLE.exec(html);
  if (style) throw new Error(`the first paint of ${path} has an attribute${style[0]}`);
  return `<main>${withoutControls(html)}</main>`;
}

/** The first paint of every page, as the server wants it in index.html: what only some pages show is marked. */
async function prerender(): Promise<string> {
  const header = drawn(
    PAGES.home,
    <header className="header">
      <Brand />
    </header>,
  );
  const paths = publicPages();
  const names = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter((name) => paths.includes(PAGES[name]));
  const mains = await Promise.all(
    names.map(async (name) => {
      const main = await mainOf(PAGES[name], PAGE_OF[BEGINS_AS[name] ?? name]);
      return `<!-- only ${PAGES[name]} -->${main}<!-- end -->`;
    }),
  );
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

/** For the build, which ends what has loaded this file as soon as it has. */
export const PRERENDERED = await onSomeDay(prerender);
