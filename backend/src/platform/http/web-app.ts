import { Router } from 'express';
import { isDecodable } from './api-path.js';
import { assetRoutes, type FindAsset } from './asset-routes.js';
import { type PageFacts, type PageHeads, readDocuments } from './documents.js';

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
