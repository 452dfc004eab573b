import type { RequestHandler } from 'express';

const PROBES = /^\/api\/health(\/|$)/i;

/** The only door of a process that serves no players: its probes. */
export const healthEndpointsOnly: RequestHandler = (request, response, next) => {
  if (PROBES.test(request.path)) return next();
  response.status(404).type('text').send('This process runs jobs and serves nobody.');
};
