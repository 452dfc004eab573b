import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { CALLS } from '@tessera/contracts/calls';
import { PATHS, PLAYER_HEADER } from '@tessera/contracts/wire';
import { aPlayer, startApp, type TestApp } from '../support/app.js';

const SCRIPT = `console.log(${'"tile"+'.repeat(500)}"")`;
const PACKED = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) };

let app: TestApp;
let webRoot: string;

beforeAll(async () => {
  webRoot = mkdtempSync(path.join(os.tmpdir(), 'tessera-web-'));
  mkdirSync(path.join(webRoot, 'assets'));
  writeFileSync(
    path.join(webRoot, 'index.html'),
    '<!-- only /1pv3 -->Daily<!-- end --><!-- header /word-checker -->Header <!-- end --><!-- only /word-checker -->Words<!-- end --><!-- scripts /word-checker -->Code<!-- end --><script nonce="__CSP_NONCE__" src="/assets/a-1.js"></script>',
  );
  writeFileSync(path.join(webRoot, 'assets/a-1.js'), SCRIPT);
  writeFileSync(path.join(webRoot, 'assets/packed-1.js'), SCRIPT);
  writeFileSync(path.join(webRoot, 'assets/packed-1.js.br'), PACKED.br);
  writeFileSync(path.join(webRoot, 'assets/packed-1.js.gz'), PACKED.gzip);
  writeFileSync(path.join(webRoot, 'icon.svg'), '<svg/>');
  writeFileSync(path.join(webRoot, 'service-worker.js'), '// keeps the app');
  writeFileSync(path.join(webRoot, 'version.json'), '{"version":"a1"}');
  writeFileSync(path.join(webRoot, 'manifest.webmanifest'), '{}');
  app = await startApp({ webRoot });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

describe('pages and files', () => {
  test.each(['/', '/1pv3-daily-challenge', '/1pv3', '/1pv3-results/abc', '/word-checker?word=AT'])(
    'the page %s is served and never cached',
    async (page) => {
      const { status, headers } = await app.http().get(page);
      expect(status).toBe(200);
      expect(headers['content-type']).toContain('text/html');
      expect(headers['cache-control']).toBe('no-store');
    },
  );

  test('before any script runs, each page has only its own prerendered content and code', async () => {
    for (const page of ['/word-checker', '/Word-Checker/']) {
      expect((await app.http().get(page)).text).toMatch(/^Header WordsCode<script/);
    }
    for (const page of ['/', '/account', '/no/such/page']) {
      expect((await app.http().get(page)).text).toMatch(/^<script/);
    }
  });

  test('an address with a query starts with the prerendered header and the code of its page', async () => {
    expect((await app.http().get('/word-checker?word=AT')).text).toMatch(/^Header Code<script/);
  });

  test('an unknown page is served with status 404, and the app shows its message', async () => {
    const { status, headers } = await app.http().get('/no/such/page');
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test("hashed files are cached permanently, others for an hour, and missing files don't get a page", async () => {
    const hashed = await app.http().get('/assets/a-1.js');
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.http().get('/icon.svg')).headers['cache-control']).toBe('public, max-age=3600');
    for (const path of ['/assets/gone-2.js', '/Assets/gone-2.js', '/assets/', '/assets']) {
      const missing = await app.http().get(path);
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    }
  });

  test('the service worker and the version are always revalidated, and the manifest has its own type', async () => {
    const worker = await app.http().get('/service-worker.js');
    expect(worker.headers['cache-control']).toBe('no-cache');
    const version = await app.http().get('/version.json');
    expect([version.headers['cache-control'], version.body]).toEqual(['no-cache', { version: 'a1' }]);
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/);
    const manifest = await app.http().get('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);
  });

  test.each([
    ['If-Match', '"x"'],
    ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT'],
  ])(
    "a conditional request that fails (%s) is rejected, and the response isn't cached",
    async (...header) => {
      const { status, headers, body } = await app
        .http()
        .get('/assets/a-1.js')
        .set(...header);
      expect([status, body.code]).toEqual([412, 'PRECONDITION_FAILED']);
      expect(headers['content-type']).toContain('application/json');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers).not.toHaveProperty('last-modified');
      expect(headers).not.toHaveProperty('content-range');
    },
  );

  test.each(['bytes=99999999-', 'bytes=0-1'])('a range request (%s) gets the whole file', async (range) => {
    const { status, headers, text } = await app.http().get('/assets/a-1.js').set('Range', range);
    expect([status, headers['content-range']]).toEqual([200, undefined]);
    expect(text).toContain('console.log');
  });

  test.each(['/assets/a-1.js', '/api/docs/openapi.json'])(
    'long responses (%s) are compressed for clients that support it',
    async (address) => {
      const get = (encodings: string) => app.http().get(address).set('Accept-Encoding', encodings);
      const plain = await get('identity');
      expect(plain.headers).not.toHaveProperty('content-encoding');
      expect((await get('br, gzip')).headers['content-encoding']).toBe('br');
      const packed = await get('gzip');
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(packed.text).toBe(plain.text);
    },
  );

  test.each(['br', 'gzip'] as const)(
    'assets that the build has compressed (%s) are sent as they are',
    async (encoding) => {
      const { headers } = await app.http().get('/assets/packed-1.js').set('Accept-Encoding', encoding);
      expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
      expect(headers['content-type']).toMatch(/^text\/javascript/);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['content-length']).toBe(String(PACKED[encoding].length));
      const plain = await app.http().get('/assets/packed-1.js').set('Accept-Encoding', 'identity');
      expect(plain.text).toBe(SCRIPT);
    },
  );

  test('nothing outside the web app can be read', async () => {
    for (const hostile of ['/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json', '/.env']) {
      const { status, text } = await app.http().get(hostile);
      expect([400, 403, 404]).toContain(status);
      expect(text).not.toContain('dependencies');
    }
  });
});

describe('headers', () => {
  test('every page has a nonce of its own, which its policy allows', async () => {
    const first = await app.http().get('/');
    const second = await app.http().get('/');
    const nonce = /nonce="([^"]+)"/.exec(first.text)?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    expect(second.text).not.toContain(nonce);
    const policy = first.headers['content-security-policy'] ?? '';
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  test("no header reveals the referring page or the server, and types can't be guessed", async () => {
    const { headers } = await app.http().get('/');
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('API responses are never cached', async () => {
    const { headers } = await app.call(CALLS.playerStats, { player: aPlayer() });
    expect(headers['cache-control']).toBe('no-store');
  });
});

test.each(['/', '/assets/a-1.js', '/no/such/page', '/api/no/such', '/api/health/live'])(
  'the response to %s has an ID that identifies it in the logs',
  async (url) => {
    const id = /^[0-9a-f-]{36}$/;
    expect((await app.http().get(url)).headers['x-request-id']).toMatch(id);
    const rejected = await app.http().post(url).set('Origin', 'https://evil.example');
    expect([rejected.status, rejected.headers['x-request-id']]).toEqual([403, expect.stringMatching(id)]);
  },
);

describe('requests from other sites', () => {
  const create = (origin?: string) =>
    app.call(CALLS.createDaily, {
      player: aPlayer(),
      body: {},
      headers: { Host: 'tessera.example:3000', ...(origin === undefined ? {} : { Origin: origin }) },
    });

  test.each([
    'https://evil.example',
    'null',
    'http://tessera.example',
    'http://tessera.example.evil:3000',
    'x',
  ])("can't change anything from %s", async (origin) => {
    const { status, body } = await create(origin);
    expect([status, body.code]).toEqual([403, 'FOREIGN_ORIGIN']);
  });

  test.each([undefined, 'http://tessera.example:3000'])('are accepted from %s', async (origin) => {
    expect((await create(origin)).status).toBe(201);
  });

  test('are accepted only from the public URL if there is one', async () => {
    const named = await startApp({ env: { PUBLIC_URL: 'https://play.example/' } });
    const from = (Origin: string) =>
      named.call(CALLS.createDaily, {
        player: aPlayer(),
        body: {},
        headers: { Origin, Host: 'inside:3000' },
      });
    expect((await from('https://play.example')).status).toBe(201);
    expect((await from('http://play.example')).status).toBe(403);
    expect((await from('http://inside:3000')).status).toBe(403);
    const { headers } = await named.http().get('/api/health/live');
    expect(headers['strict-transport-security']).toBeDefined();
    await named.close();
  });
});

test.each(['/API/health/live', '/Api/Health/Live'])('%s is an API path too, in any case', async (url) => {
  const { status, body } = await app.http().get(url);
  expect([status, body]).toEqual([200, { status: 'ok' }]);
});

describe('unknown requests to the API', () => {
  test.each(['/api', '/api/', '/api/nope', '/API/nope', '/api/1pv3', '/api/health'])(
    '%s gets a 404 in the error format',
    async (url) => {
      const { status, body } = await app.http().get(url);
      expect([status, body.code, body.success]).toEqual([404, 'NOT_FOUND', false]);
    },
  );

  test('a body that is malformed, too large, compressed or of another type is rejected', async () => {
    const post = () => app.http().post('/api/validate-word').set('Content-Type', 'application/json');
    expect((await post().send('{"word":')).body.code).toBe('BAD_JSON');
    const large = await post().send(JSON.stringify({ word: 'A'.repeat(40_000) }));
    expect([large.status, large.body.code]).toEqual([413, 'TOO_LARGE']);
    const packed = await post().set('Content-Encoding', 'gzip').send('{}');
    expect([packed.status, packed.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
    const form = await app.http().post('/api/validate-word').type('form').send('word=AT');
    expect([form.status, form.body.field]).toEqual([400, 'body']);
  });

  test.each(['decode me', 'URI', 'Failed to decode param'])(
    "%p isn't JSON, whatever it says",
    async (text) => {
      const sending = app
        .http()
        .post('/api/validate-word')
        .set('Content-Type', 'application/json')
        .send(text);
      expect((await sending).body).toMatchObject({ code: 'BAD_JSON' });
    },
  );

  test("a path that can't be decoded is rejected", async () => {
    const { status, body } = await app.http().get('/api/1pv3/%E0%A4%A');
    expect([status, body.code, body.field]).toEqual([400, 'BAD_INPUT', 'path']);
  });
});

test('the connectivity test has an empty response, and health checks have a status', async () => {
  const ping = await app.call(CALLS.connectivityTest);
  expect([ping.status, ping.headers['cache-control']]).toEqual([204, 'no-store']);
  expect((await app.call(CALLS.healthLive)).body).toEqual({ status: 'ok' });
  expect((await app.call(CALLS.healthReady)).body).toEqual({ status: 'ok' });
});

test('a request that asks for a protocol other than WebSocket is answered as if it had not', async () => {
  const asking = { Connection: 'Upgrade, HTTP2-Settings', Upgrade: 'h2c', 'HTTP2-Settings': 'AAMAAABk' };
  const site = await app.http().get(PATHS.site).set(asking);
  expect([site.status, site.body.success]).toEqual([200, true]);
  const word = await app.http().post(CALLS.validateWord.path).set(asking).send({ word: 'AT' });
  expect([word.status, word.body.isValid]).toEqual([200, true]);
});

test('HEAD of the event stream ends with the headers of the stream', async () => {
  const { status, headers } = await app.http().head(PATHS.events).set(PLAYER_HEADER, aPlayer());
  expect([status, headers['content-type']]).toEqual([200, 'text/event-stream']);
});
