import type { Response } from 'express';
import { compressCall } from './compression.js';
import { jsonFor } from './device-alias.js';
import type { AppRequest } from '../requests/request.js';

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
