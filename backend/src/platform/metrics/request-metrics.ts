import type { RequestHandler } from 'express';
import { type AppRequest, routeOf } from '../requests/request.js';
import type { Metrics } from './metrics.js';

const STREAM = 'text/event-stream';

/** Measures every request until its response has been sent. Event streams aren't measured. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const durations = metrics.durations({
    name: 'http_request_seconds',
    help: 'Time from receiving a request to the end of its response, by route',
    labels: ['method', 'route', 'status'],
  });
  // Looking up a combination of labels takes longer than observing a duration.
  const known = new Map<string, { observe(seconds: number): void }>();
  const durationsOf = (method: string, route: string, status: number) => {
    const key = `${method} ${status} ${route}`;
    const found = known.get(key) ?? durations.labels({ method, route, status: String(status) });
    known.set(key, found);
    return found;
  };
  return (request, response, next) => {
    const { receivedAt } = request as AppRequest;
    response.once('finish', () => {
      if (String(response.getHeader('Content-Type')).startsWith(STREAM)) return;
      durationsOf(request.method, routeOf(request), response.statusCode).observe(
        (performance.now() - receivedAt) / 1000,
      );
    });
    next();
  };
}
