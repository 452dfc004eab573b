import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics.js';

/** Requests that no route has taken: pages, files and what does not exist. */
const NO_ROUTE = 'none';
const STREAM = 'text/event-stream';

/** The route's pattern, never the path: paths name games and players. One that takes all is no route. */
const routeOf = (request: Request): string => {
  const route = request.route as { path?: unknown } | undefined;
  const pattern = route?.path;
  return typeof pattern === 'string' && !pattern.includes('*') ? pattern : NO_ROUTE;
};

/** Times every request from its arrival to the end of its answer. A stream is a connection, not an answer. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const durations = metrics.durations({
    name: 'http_request_seconds',
    help: 'From the arrival of a request to the end of its answer, by the pattern of its route',
    labels: ['method', 'route', 'status'],
  });
  return (request, response, next) => {
    const startedAt = performance.now();
    response.once('finish', () => {
      if (String(response.getHeader('Content-Type')).startsWith(STREAM)) return;
      const { method } = request;
      durations
        .labels({ method, route: routeOf(request), status: String(response.statusCode) })
        .observe((performance.now() - startedAt) / 1000);
    });
    next();
  };
}
