import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { sendJson } from './send-json.js';

/** Express, except that responses of calls skip what they don't need: ETags, and compression of small ones. */
export class AppAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (typeof body !== 'object' || body === null || body instanceof StreamableFile) {
      return super.reply(response, body, statusCode) as unknown;
    }
    if (statusCode !== undefined) response.statusCode = statusCode;
    return sendJson(response, body);
  }
}
