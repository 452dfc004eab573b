import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CALLS } from '@tessera/contracts/calls';
import { type Call, PAGES } from '@tessera/contracts/wire';
import { parse } from 'cookie';
import type { Response } from 'supertest';
import type { Browser } from './browser.js';

export const ORIGIN = 'http://localhost:3000';
const CLIENT = { OIDC_CLIENT_ID: 'tessera', OIDC_CLIENT_SECRET: 'a secret between two programs' };
const PROGRAM = path.join(import.meta.dirname, 'oidc-program.mjs');

/** The configuration of a server whose provider has this issuer. */
export const withProvider = (issuer: string): Record<string, string> => ({
  ...CLIENT,
  OIDC_ISSUER: issuer,
  OIDC_NAME: 'Example Org',
  PUBLIC_URL: ORIGIN,
});

/** Port 1 is reserved, so nothing listens there. */
export const UNREACHABLE_PROVIDER = withProvider('http://127.0.0.1:1');

interface Claims {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** An OpenID Connect provider that runs until it is stopped. */
export class OidcServer {
  private constructor(
    readonly issuer: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start(port = 0): Promise<OidcServer> {
    const child = spawn(process.execPath, [PROGRAM, String(port), `${ORIGIN}${PAGES.authReturn}`], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = once(child, 'exit');
    const [issuer] = (await once(createInterface(child.stdout), 'line')) as [string];
    return new OidcServer(issuer, async () => {
      child.kill();
      await ended;
    });
  }

  /** Decides what the provider says about somebody. */
  async knows(name: string, claims: Claims): Promise<void> {
    await fetch(`${this.issuer}/people/${name}`, { method: 'PUT', body: JSON.stringify(claims) });
  }

  /** Signs in there as somebody. Returns the parameters with which the browser is sent back. */
  async visit(page: string, name: string): Promise<string> {
    const visit = new Visit();
    const form = await visit.follow(page);
    const body = new URLSearchParams({ prompt: 'login', login: name, password: 'any' });
    return (await visit.follow(form, { method: 'POST', body })).split('?', 2)[1] ?? '';
  }
}

/** A browser at the provider, with its cookies. */
class Visit {
  private readonly cookies = new Map<string, string>();

  /** Follows redirects to a page with a form, or to an address of ours. Returns that address. */
  async follow(url: string, init: RequestInit = {}): Promise<string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = Object.entries(parse(set))[0] ?? [];
      this.cookies.set(name, value);
    }
    await response.arrayBuffer();
    const location = response.headers.get('location');
    if (location === null) return url;
    const next = new URL(location, url).href;
    return next.startsWith(ORIGIN) ? next : this.follow(next);
  }
}

/** The cookie that a response sets for the way back. */
const flowCookieOf = ({ headers }: Response): string =>
  [headers['set-cookie'] ?? []]
    .flat()
    .find((cookie) => cookie.startsWith('tessera.oidc='))
    ?.split(';')[0] ?? '';

/** A sign-in that a browser has started. */
export interface Started {
  url: string;
  /** The cookie that the browser has for it. */
  cookie: string;
}

export async function start(
  browser: Browser,
  call: Call = CALLS.startOidc,
  body: object = {},
): Promise<Started> {
  const response = await browser.call(call, { body });
  expect(response.status).toBe(200);
  return { url: (response.body as { url: string }).url, cookie: flowCookieOf(response) };
}

export async function finish(browser: Browser, { cookie }: Pick<Started, 'cookie'>, parameters: string) {
  const headers = { Cookie: [browser.cookie, cookie].filter(Boolean).join('; ') };
  const response = await browser.call(CALLS.finishOidc, { body: { parameters }, headers });
  const { playerUUID } = response.body as { playerUUID?: string };
  if (playerUUID !== undefined) browser.player = playerUUID;
  return response;
}

/** The whole way to the provider and back. */
export async function signInAs(browser: Browser, server: OidcServer, name: string): Promise<Response> {
  const started = await start(browser);
  return finish(browser, started, await server.visit(started.url, name));
}

/** The same, to link the identity to the browser's account, which has this password. */
export async function linkAs(
  browser: Browser,
  server: OidcServer,
  { name, password }: { name: string; password: string | undefined },
): Promise<Response> {
  const started = await start(browser, CALLS.startOidcLink, { password });
  return finish(browser, started, await server.visit(started.url, name));
}
