import type { Request } from 'express';

/** For requests that match no route: pages, files and unknown paths. */
const NO_ROUTE = 'none';

/**
 * The route's pattern, never the path, because paths contain games and players. Catch-all routes don't count.
 */
export function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  const pattern = route?.path;
  return typeof pattern === 'string' && !pattern.includes('*') ? pattern : NO_ROUTE;
}
