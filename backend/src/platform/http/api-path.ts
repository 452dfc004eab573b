import type { Request } from 'express';

export const API_DOCS_PATH = '/api/docs';

const isBelow = (path: string, folder: string): boolean =>
  path.slice(0, folder.length).toLowerCase() === folder &&
  (path.length === folder.length || path[folder.length] === '/');

/** Whether a request is an API call, rather than a page, a file or the documentation. As for routes, case doesn't matter. */
export const isCall = ({ path }: Pick<Request, 'path'>): boolean =>
  isBelow(path, '/api') && !isBelow(path, API_DOCS_PATH);

export const isDocumentation = ({ path }: Pick<Request, 'path'>): boolean => isBelow(path, API_DOCS_PATH);

/** Whether the percent encoding of a path is valid. */
export function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    // The result is used, because the bundler removes calls whose result isn't.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
