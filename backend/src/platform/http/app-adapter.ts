import type { RequestListener } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response, Request, RequestHandler } from 'express';
import { constants } from 'node:zlib';
import compression from 'compression';
import { type BoundedServerOptions, createBoundedServer } from './bounded-server.js';
import { jsonFor, type AppRequest } from '../requests/request.js';
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
function compressCall(request: Request, response: Response): void {
  void calls(request, response, () => undefined);
}

const JSON_TYPE = 'application/json; charset=utf-8';
/** Smaller responses fit into one packet, compressed or not. */
const COMPRESSED_FROM_BYTES = 1024;

/** Sends the response of a call. It has no ETag, because it is never stored. */
export function sendJson(response: Response, body: object): void {
  const { deviceAlias } = response.req as Partial<AppRequest>;
  const text = jsonFor(deviceAlias, JSON.stringify(body));
  const bytes = Buffer.byteLength(text);
  if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Content-Length', bytes);
  response.setHeader('Vary', 'Accept-Encoding');
  if (bytes >= COMPRESSED_FROM_BYTES) compressCall(response.req, response);
  response.end(text);
}

/**
 * Express, on a server that bounds what one address can do. Responses of calls skip what they don't need:
 * ETags, and compression of small ones.
 */
export class AppAdapter extends ExpressAdapter {
  constructor(private readonly bounds: BoundedServerOptions) {
    super();
  }

  override initHttpServer(): void {
    this.httpServer = createBoundedServer(this.getInstance<RequestListener>(), this.bounds);
  }

  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (typeof body !== 'object' || body === null || body instanceof StreamableFile) {
      return super.reply(response, body, statusCode) as unknown;
    }
    if (statusCode !== undefined) response.statusCode = statusCode;
    return sendJson(response, body);
  }
}
