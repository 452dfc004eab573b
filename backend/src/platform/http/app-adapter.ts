import type { RequestListener } from 'node:http';
import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { type BoundedServerOptions, createBoundedServer } from './bounded-server.js';
import { sendJson } from './send-json.js';

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
