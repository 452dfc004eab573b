import type { NextFunction, Request, Response } from 'express';
import { hostAndPort } from '../config/startup-problems.js';
import { AppError } from '../requests/app-error.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * Whether a page with this origin may change something here. Allowed without an origin (not a browser),
 * rejected with an opaque one ('null'), otherwise allowed only from the product's own address.
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

/** The product's address as seen by the sender of this request. Use it only in responses to that sender. */
export const baseUrlFor = (
  { secure, host }: Pick<Request, 'secure' | 'host'>,
  publicOrigin: string | undefined,
): string => publicOrigin ?? `${secure ? 'https' : 'http'}://${host}`;

const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.)/i;

/** The product's address for emails. Never taken from headers, which could name any host. */
export function baseUrlForEmails(
  { socket }: Pick<Request, 'socket'>,
  publicOrigin: string | undefined,
): string {
  if (publicOrigin !== undefined) return publicOrigin;
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  return `http://${hostAndPort(localAddress.replace(IPV4_IN_IPV6, ''), localPort)}`;
}

/** Rejects requests that change something and come from a page of another site. */
export const rejectForeignOrigins =
  (publicOrigin: string | undefined) =>
  (request: Request, _response: Response, next: NextFunction): void => {
    const mayPass =
      SAFE_METHODS.has(request.method) || isOwnOrigin(request.headers.origin, request.host, publicOrigin);
    next(mayPass ? undefined : new AppError('FOREIGN_ORIGIN'));
  };
