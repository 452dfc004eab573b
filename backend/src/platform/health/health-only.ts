import type { RequestHandler } from 'express';

const PROBES = /^\/api\/health(\/|$)/i;

/** Serves nothing but the health probes, for processes without players. */
export const healthEndpointsOnly: RequestHandler = (request, response, next) => {
  if (PROBES.test(request.path)) return next();
  response.status(404).type('text').send('This process only runs jobs.');
};
