import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CALLS } from '@tessera/contracts/calls';
import { PAGES } from '@tessera/contracts/wire';
import { startApp, type TestApp } from '../support/app.js';

let app: TestApp;
let webRoot: string;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-web-'));
  writeFileSync(
    path.join(webRoot, 'index.html'),
    '<script nonce="__CSP_NONCE__" src="/assets/a.js"></script>',
  );
  app = await startApp({ webRoot, env: { PUBLIC_URL: 'https://play.example' } });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

type Headers = Record<string, string | undefined>;
type Verb = 'get' | 'post' | 'put' | 'delete' | 'head' | 'patch';

const OF_PAGES = /^script-src 'self' 'nonce-[\w+/=]+'$/;
/** Calls respond with data, in which no script may run. */
const OF_CALLS = /^script-src 'self'$/;

/** The headers of every response, successful or not. */
function expectGuarded(headers: Headers, scripts = OF_PAGES): void {
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{7,}$/) as string,
  });
  const policy = (headers['content-security-policy'] ?? '').split(';').map((directive) => directive.trim());
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  const script = policy.find((directive) => directive.startsWith('script-src ')) ?? '';
  expect(script).toMatch(scripts);
  for (const telltale of ['x-powered-by', 'server', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(telltale);
  }
}

const filled = (route: string): string => route.replace(/:\w+/g, 'x').replace(/\*\w+/g, 'x');

test.each([...Object.values(PAGES), '/no/such/page'])(
  'the page %s has the security headers',
  async (page) => {
    const { headers } = await app.http().get(filled(page));
    expectGuarded(headers);
    expect(headers['cache-control']).toMatch(/no-store|max-age/);
    expect(headers['content-type']).toContain('text/html');
  },
);

test('every route of the API, successful or not, and unknown paths have the security headers', async () => {
  const routes = app
    .routes()
    // The last one matches all unknown paths.
    .filter((route) => / \//.test(route) && !route.endsWith(` ${CALLS.eventStream.path}`));
  expect(routes.length).toBeGreaterThanOrEqual(Object.keys(CALLS).length - 1);
  for (const route of [...routes, 'GET /api/no/such/call', 'POST /api/no/such/call']) {
    const [verb = '', url = ''] = route.split(' ');
    const sending = app.http()[verb.toLowerCase() as Verb](filled(url));
    const { headers, status } = await sending.set('Origin', 'https://play.example');
    expect([route, status]).toEqual([route, expect.any(Number)]);
    const isCall = /^\/api\/(?!docs(\/|$))/.test(url);
    expectGuarded(headers, isCall ? OF_CALLS : OF_PAGES);
    if (isCall) {
      expect([route, headers['cache-control']]).toEqual([route, 'no-store']);
    }
  }
});

test('a request that fails before any route has them too: a foreign origin, a malformed body', async () => {
  const foreign = app.http().post(CALLS.createGame.path).set('Origin', 'https://evil.example');
  const broken = app.http().post(CALLS.createGame.path).set('Content-Type', 'application/json').send('{');
  for (const { headers, status } of [await foreign, await broken]) {
    expect([403, 400]).toContain(status);
    expectGuarded(headers, OF_CALLS);
  }
});
