import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/**
 * Answers of the API are made for each request: the quickest level takes half of the time or less, and what it
 * makes is little larger. The table of a large group is where that counts.
 */
const answers = compression({
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 } },
});
/** A browser asks for a file once, and keeps it. */
const files = compression();

/** Makes what is sent smaller, where whoever asks can read it so. */
export const compressResponses: RequestHandler = (request, response, next) =>
  (request.path.startsWith('/api/') ? answers : files)(request, response, next);
