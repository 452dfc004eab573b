import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { type Request, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

/**
 * A stale service worker would keep the whole app stale, and open pages look up the current release in the
 * version file.
 */
const NEVER_STALE = ['service-worker.js', 'version.json'];
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/** Finds the content of a hashed file of another build, by its name. */
export type FindAsset = (name: string) => Promise<Buffer | undefined>;

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
export function assetRoutes(root: string, findAsset: FindAsset): Router {
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
