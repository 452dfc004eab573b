import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * API responses are compressed for each request. The fastest level takes at most half the time and its
 * results are little larger, which matters most for the leaderboards of large groups.
 */
const answers = compression({
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 } },
});
/** Browsers fetch files once and cache them, so these get the default level. */
const files = compression();

/** Compresses responses for clients that support it. */
export const compressResponses: RequestHandler = (request, response, next) =>
  (request.path.startsWith('/api/') ? answers : files)(request, response, next);
