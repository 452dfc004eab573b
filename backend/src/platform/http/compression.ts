import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, RequestHandler, Response } from 'express';
import { isCall } from './api-path.js';

/**
 * API responses are compressed for each request. The fastest level takes at most half the time and its
 * results are little larger, which matters most for the leaderboards of large groups.
 */
const calls = compression({
  threshold: 0,
  level: constants.Z_BEST_SPEED,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MIN_QUALITY + 1 } },
});
/** Browsers fetch files once and cache them, so these get the default level. */
const files = compression();

/** Compresses files and pages for clients that support it. Responses of calls are compressed when they are sent. */
export const compressFiles: RequestHandler = (request, response, next) =>
  isCall(request) ? next() : files(request, response, next);

/** Compresses the rest of a call's response, if its client supports it. */
export function compressCall(request: Request, response: Response): void {
  void calls(request, response, () => undefined);
}
