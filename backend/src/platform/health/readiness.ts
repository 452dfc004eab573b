import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';

/** Whether this process should get requests. The readiness probe fails as soon as a shutdown begins. */
@Injectable()
export class Readiness {
  isEnding = false;

  end(): void {
    this.isEnding = true;
  }
}

const PROBES = /^\/api\/health(\/|$)/i;

/** Serves nothing but the health probes, for processes without players. */
export const healthEndpointsOnly: RequestHandler = (request, response, next) => {
  if (PROBES.test(request.path)) return next();
  response.status(404).type('text').send('This process only runs jobs.');
};
