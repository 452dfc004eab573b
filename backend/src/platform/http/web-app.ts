import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';
import { nonceOf } from './security-headers.js';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/**
 * The prerendered header and content of one page, and the links to its scripts: `<!-- header /path --> … <!-- end -->`,
 * `<!-- only /path --> … <!-- end -->` and `<!-- scripts /path --> … <!-- end -->`.
 */
const PRERENDERED = /<!-- (header|only|scripts) ([^>]*?) -->([\s\S]*?)<!-- end -->/g;
/**
 * A stale service worker would keep the whole app stale, and open pages look up the current release in the
 * version file.
 */
const NEVER_STALE = ['service-worker.js', 'version.json'];
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** The head of a page, for clients that don't run scripts. */
export interface PageHead {
  readonly status: number;
  readonly title: string;
  /** By property, for link previews. */
  readonly meta: Readonly<Record<string, string>>;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
}

/** Functions that build a page's head, by the path of the page. */
export type PageHeads = Readonly<Record<string, (request: Request) => Promise<PageHead>>>;

/** What all pages of this server have in common. */
export interface PageFacts {
  /** By name. */
  readonly meta: Readonly<Record<string, string>>;
  /** Pages whose prerendered content isn't right for them. */
  readonly withoutContent: readonly string[];
}

/** Finds the content of a hashed file of another build, by its name. */
type FindAsset = (name: string) => Promise<Buffer | undefined>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITIES[mark] ?? mark);

const metaTags = (by: 'name' | 'property', meta: Readonly<Record<string, string>>): string[] =>
  Object.entries(meta).map(
    ([key, content]) => `<meta ${by}="${escaped(key)}" content="${escaped(content)}" />`,
  );

const withTags = (html: string, tags: readonly string[]): string =>
  html.replace('</head>', () => `${tags.join('')}</head>`);

function withHead(html: string, { title, meta, noIndex = false }: PageHead): string {
  const tags = metaTags('property', meta);
  if (noIndex) tags.push('<meta name="robots" content="noindex" />');
  return withTags(
    html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`),
    tags,
  );
}

/** The `Cache-Control` header of a file. */
function keepingOf(file: string): string {
  if (NEVER_STALE.includes(file)) return 'no-cache';
  const isHashed = file.startsWith(`assets${path.sep}`);
  return isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`;
}

/**
 * Serves the built web app. Hashed assets are cached for a year, other files for an hour, and pages never;
 * each page has a fresh nonce. `pages` are the existing paths; all others get status 404, and the app shows
 * its own message. `heads` are the pages whose head depends on their content. `keptAsset` finds hashed assets
 * of other releases. `facts` depend on the configuration.
 */
export function webApp(
  root: string,
  pages: readonly string[],
  heads: PageHeads = {},
  keptAsset: FindAsset = () => Promise.resolve(undefined),
  facts: PageFacts = { meta: {}, withoutContent: [] },
): Router {
  const template = withTags(
    readFileSync(path.join(root, 'index.html'), 'utf8'),
    metaTags('name', facts.meta),
  );

  /** The document of one page, with its header, its scripts and perhaps its content; without a path, with none. */
  const documentOf = (shown?: string, hasContent = true): string =>
    template.replace(PRERENDERED, (_, part: string, path: string, html: string) =>
      path === shown && (hasContent || part !== 'only') ? html : '',
    );

  const withNonce = (html: string, response: Response): string =>
    html.replaceAll(NONCE_PLACEHOLDER, nonceOf(response));

  const send = (response: Response, status: number, html: string): void => {
    response.status(status).setHeader('Cache-Control', 'no-store').type('html').send(html);
  };

  const bare = documentOf();

  /** A request with a query shows something else than the prerendered content. */
  const page = (shown: string): RequestHandler => {
    const html = documentOf(shown, !facts.withoutContent.includes(shown));
    const withoutContent = documentOf(shown, false);
    return ({ query }, response) =>
      send(response, 200, withNonce(Object.keys(query).length === 0 ? html : withoutContent, response));
  };

  const noSuchPage: RequestHandler = (_request, response) => send(response, 404, withNonce(bare, response));

  const pageWithHead = (shown: string, headOf: PageHeads[string]): RequestHandler => {
    const html = documentOf(shown);
    return (request, response, next) => {
      // The head is inserted last, so that players' texts are never treated as part of the template.
      headOf(request)
        .then((head) => send(response, head.status, withHead(withNonce(html, response), head)))
        .catch(next);
    };
  };

  const asFiles = {
    acceptRanges: false,
    redirect: false,
    setHeaders: (response: ServerResponse, file: string): void => {
      response.setHeader('Cache-Control', keepingOf(path.relative(root, file)));
    },
  };

  const router = Router();
  // Case-insensitive, like the routes of the API and the web app.
  router.get(/^\/index\.html$/i, noSuchPage);
  // The build has compressed these.
  router.use(
    '/assets',
    expressStaticGzip(path.join(root, 'assets'), {
      index: false,
      enableBrotli: true,
      orderPreference: ['br', 'gzip'],
      serveStatic: asFiles,
    }),
  );
  // Set for a compressed file that is no longer on disk.
  router.use('/assets', (_request, response, next) => {
    response.removeHeader('Content-Encoding');
    next();
  });
  router.use(express.static(root, { index: false, dotfiles: 'ignore', ...asFiles }));
  router.get('/assets/:name', (request: Request<{ name: string }>, response, next) => {
    const { name } = request.params;
    keptAsset(name)
      .then((content) => {
        if (!content) return next();
        response.setHeader('Cache-Control', keepingOf(path.join('assets', name)));
        response.type(path.extname(name)).send(content);
      })
      .catch(next);
  });
  router.get(/^\/assets(\/|$)/i, (_request, response) => {
    response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('No such file');
  });
  for (const [path, headOf] of Object.entries(heads)) router.get(path, pageWithHead(path, headOf));
  for (const path of pages) router.get(path, page(path));
  router.get(/^(?!\/api(\/|$))/i, noSuchPage);
  return router;
}
