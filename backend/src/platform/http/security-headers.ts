import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import { isCall, isDocumentation } from './api-path.js';

/** The nonce for this response's own script and style elements. */
export const nonceOf = (response: Response): string => {
  response.locals.nonce ??= randomBytes(16).toString('base64');
  return String(response.locals.nonce);
};

type Source = string | ((response: Response) => string);

function withPolicy(isHttps: boolean, { scripts, styles }: { scripts: Source[]; styles: Source[] }) {
  const own = (sources: Source[]) => [
    "'self'",
    ...sources.map((source) =>
      typeof source === 'string' ? source : (_: unknown, response: unknown) => source(response as Response),
    ),
  ];
  return helmet({
    referrerPolicy: { policy: 'no-referrer' },
    // Whether other subdomains require HTTPS is up to the operator.
    strictTransportSecurity: isHttps && { includeSubDomains: false },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: own(scripts),
        styleSrc: own(styles),
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
}

/** The headers that this middleware sets, which must be the same for every response. */
function constantsOf(middleware: ReturnType<typeof withPolicy>): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const response = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  middleware({} as Request, response as unknown as Response, () => undefined);
  return headers;
}

/**
 * A strict policy for everything but the API documentation, which uses inline styles. Pages have a nonce, calls
 * only constant headers.
 */
export function securityHeaders(isHttps: boolean): RequestHandler {
  const nonce: Source = (response) => `'nonce-${nonceOf(response)}'`;
  const pages = withPolicy(isHttps, { scripts: [nonce], styles: [nonce] });
  const documentation = withPolicy(isHttps, { scripts: [nonce], styles: ["'unsafe-inline'"] });
  const ofCalls: [string, string][] = [
    ...constantsOf(withPolicy(isHttps, { scripts: [], styles: [] })),
    // Responses are personal, and the few that aren't are cheap to repeat.
    ['Cache-Control', 'no-store'],
  ];
  return (request, response, next) => {
    if (isDocumentation(request)) return documentation(request, response, next);
    if (!isCall(request)) return pages(request, response, next);
    for (const [name, value] of ofCalls) response.setHeader(name, value);
    next();
  };
}
