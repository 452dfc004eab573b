import { readFileSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';
import { nonceOf } from './security-headers.js';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** What one page shows before any script has run: `<!-- only /path /other --> … <!-- end -->`. */
const FIRST_PAINT = /<!-- only ([^>]*?) -->([\s\S]*?)<!-- end -->/g;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;

/**
 * Serves the built web app: hashed assets for ever, other files for an hour, pages never from a
 * cache and with a fresh nonce. `pages` are the paths that exist; any other page answers with 404,
 * and the app shows its own sentence for that.
 */
export function webApp(root: string, pages: readonly string[]): Router {
  const template = readFileSync(path.join(root, 'index.html'), 'utf8');

  const page =
    (status: number): RequestHandler =>
    ({ path: shown }, response) => {
      const html = template.replace(FIRST_PAINT, (_, paths: string, paint: string) =>
        paths.split(' ').includes(shown) ? paint : '',
      );
      response
        .status(status)
        .setHeader('Cache-Control', 'no-store')
        .type('html')
        .send(html.replaceAll(NONCE_PLACEHOLDER, nonceOf(response)));
    };

  const cacheHeader = (response: Response, file: string): void => {
    const isHashed = path.relative(root, file).startsWith(`assets${path.sep}`);
    response.setHeader(
      'Cache-Control',
      isHashed ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${HOUR_SECONDS}`,
    );
  };

  const router = Router();
  // Letters of either case, as in the routes of the API and of the web app.
  router.get(/^\/index\.html$/i, page(404));
  router.use(
    express.static(root, {
      index: false,
      acceptRanges: false,
      redirect: false,
      setHeaders: cacheHeader,
      dotfiles: 'ignore',
    }),
  );
  router.get(/^\/assets(\/|$)/i, (_request, response) => {
    response.status(404).setHeader('Cache-Control', 'no-store').type('text').send('No such file');
  });
  router.get([...pages], page(200));
  router.get(/^(?!\/api(\/|$))/i, page(404));
  return router;
}
