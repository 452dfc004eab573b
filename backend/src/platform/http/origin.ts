import type { NextFunction, Request, Response } from 'express';
import { Refusal } from './refusal.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * May a page of this origin change something here? Without an origin (no browser) yes, with an
 * opaque one ('null') no, otherwise only from the product's own address.
 */
export function isOwnOrigin(
  origin: string | undefined,
  host: string | undefined,
  publicOrigin: string | undefined,
): boolean {
  if (origin === undefined) return true;
  if (publicOrigin !== undefined) return origin === publicOrigin;
  return host !== undefined && hostOf(origin) === host.toLowerCase();
}

/** The product's own address for whoever makes this request, as links need it. */
export const addressFor = (
  { protocol, host }: Pick<Request, 'protocol' | 'host'>,
  publicOrigin: string | undefined,
): string => publicOrigin ?? `${protocol}://${host}`;

/** Refuses requests that change something and come from a page of another site. */
export const refuseForeignOrigins =
  (publicOrigin: string | undefined) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const mayPass =
      SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers.origin, request.host, publicOrigin);
    next(mayPass ? undefined : new Refusal('FOREIGN_ORIGIN'));
  };
