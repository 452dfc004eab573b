import { Router, type Request } from 'express';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import expressStaticGzip from 'express-static-gzip';
import { isDecodable } from './api-path.js';
import { type PageFacts, type PageHeads, readDocuments } from './documents.js';

/**
 * A stale service worker would keep the whole app stale, and open pages look up the current release in the
 * version file.
 */
const NEVER_STALE = ['service-worker.js', 'version.json'];
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** Finds the content of a hashed file of another build, by its name. */
type FindAsset = (name: string) => Promise<Buffer | undefined>;

/** The `Cache-Control` header of a file. */
function cacheControlOf(file: string): string {
  if (NEVER_STALE.includes(file)) return 'no-cache';
  const isHashed = file.startsWith(`assets${path.sep}`);
  return isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`;
}

/**
 * Serves the files of the built web app. Hashed assets are cached for a year, other files for an hour. `findAsset` finds
 * hashed assets of other releases.
 */
function assetRoutes(root: string, findAsset: FindAsset): Router {
  const asFiles = {
    acceptRanges: false,
    redirect: false,
    dotfiles: 'ignore' as const,
    setHeaders: (response: ServerResponse, file: string): void => {
      response.setHeader('Cache-Control', cacheControlOf(path.relative(root, file)));
    },
  };

  const router = Router();
  // The build has compressed the large ones.
  router.use(
    expressStaticGzip(root, {
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
  router.get('/assets/:name', (request: Request<{ name: string }>, response, next) => {
    const { name } = request.params;
    findAsset(name)
      .then((content) => {
        if (!content) return next();
        response.setHeader('Cache-Control', cacheControlOf(path.join('assets', name)));
        response.type(path.extname(name)).send(content);
      })
      .catch(next);
  });
  router.get(/^\/assets(\/|$)/i, (_request, response) => {
    response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('No such file');
  });
  return router;
}

interface WebAppOptions {
  /** The folder of the built web app. */
  readonly root: string;
  /** The existing paths. All others get status 404, and the app shows its own message. */
  readonly pages: readonly string[];
  /** The pages whose head depends on their content. */
  readonly heads: PageHeads;
  /** Finds hashed assets of other releases. */
  readonly findAsset: FindAsset;
  /** Depend on the configuration. */
  readonly facts: PageFacts | undefined;
}

const NO_FACTS: PageFacts = { meta: {}, withoutContent: [] };

/** Serves the built web app: its files and its pages, which are never cached. */
export function webApp({ root, pages, heads, findAsset, facts }: WebAppOptions): Router {
  const documents = readDocuments(root, facts ?? NO_FACTS);
  const router = Router();
  // Its routes would fail to decode the parameters.
  router.use((request, response, next) =>
    isDecodable(request.path) ? next() : documents.noSuchPage(request, response, next),
  );
  // Case-insensitive, like the routes of the API and the web app.
  router.get(/^\/index\.html$/i, documents.noSuchPage);
  router.use(assetRoutes(root, findAsset));
  for (const [path, headOf] of Object.entries(heads)) router.get(path, documents.pageWithHead(path, headOf));
  for (const path of pages) router.get(path, documents.page(path));
  router.get(/^(?!\/api(\/|$))/i, documents.noSuchPage);
  return router;
}
