import type { Request } from 'express';

/** Requests that no route has taken: pages, files and what does not exist. */
const NO_ROUTE = 'none';

/** The route's pattern, never the path: paths name games and players. One that takes all is no route. */
export function routeOf(request: Request): string {
  const route = request.route as { path?: unknown } | undefined;
  const pattern = route?.path;
  return typeof pattern === 'string' && !pattern.includes('*') ? pattern : NO_ROUTE;
}
