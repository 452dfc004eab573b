import type { RequestHandler } from 'express';
import { routeOf } from '../http/route.js';
import type { Metrics } from './metrics.js';

const STREAM = 'text/event-stream';

/** Measures every request until its response has been sent. Event streams aren't measured. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const durations = metrics.durations({
    name: 'http_request_seconds',
    help: 'Time from receiving a request to the end of its response, by route',
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
