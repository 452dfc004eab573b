import { randomBytes } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';

export const API_DOCS_PATH = '/api/docs';

/** The nonce for this response's own script and style elements. */
export const nonceOf = (response: Response): string => {
  response.locals.nonce ??= randomBytes(16).toString('base64');
  return String(response.locals.nonce);
};

/** A strict policy for everything but the API documentation, which uses inline styles. */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const withPolicy = (style: (response: Response) => string): RequestHandler =>
    helmet({
      referrerPolicy: { policy: 'no-referrer' },
      // Whether other subdomains require HTTPS is up to the operator.
      strictTransportSecurity: isHttps && { includeSubDomains: false },
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", (_, response) => `'nonce-${nonceOf(response as Response)}'`],
          styleSrc: ["'self'", (_, response) => style(response as Response)],
          imgSrc: ["'self'", 'data:'],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          manifestSrc: ["'self'"],
          workerSrc: ["'self'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
    });
  const pages = withPolicy((response) => `'nonce-${nonceOf(response)}'`);
  const documentation = withPolicy(() => "'unsafe-inline'");
  return (request, response, next) =>
    (request.path.toLowerCase().startsWith(API_DOCS_PATH) ? documentation : pages)(request, response, next);
}
