import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { HOUR_MS } from '@tessera/rules';
import { removeExpired } from '../../src/platform/retention/retention.js';
import { startApp, type TestApp } from '../support/app.js';

const TODAY = Date.parse('2026-11-20T12:00:00Z');
const NAMES = { old: 'old-BjdnV3go', next: 'next-C1kn_-zG' };

let apps: TestApp[];
let folders: string[];
let databaseUrl: string | undefined;

beforeEach(() => {
  apps = [];
  folders = [];
  databaseUrl = undefined;
});
afterEach(async () => {
  // The first one owns the database.
  for (const app of apps.reverse()) await app.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A release whose page has a chunk and a style with this content. */
function aRelease(release: 'old' | 'next'): string {
  const name = NAMES[release];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-release-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), `<script src="/assets/page-${name}.js"></script>`);
  writeFileSync(path.join(folder, `assets/page-${name}.js`), `console.log('${release}')`);
  writeFileSync(path.join(folder, `assets/page-${name}.css`), `/* ${release} */`);
  writeFileSync(path.join(folder, 'assets/vendor-CwjthzZL.js'), 'export {}');
  return folder;
}

/** A process of this release, with the database of the first one. */
async function serve(webRoot: string, now = TODAY): Promise<TestApp> {
  const app = await startApp({
    webRoot,
    now: new Date(now).toISOString(),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  databaseUrl ??= app.databaseUrl;
  apps.push(app);
  return app;
}

async function sweep(app: TestApp, now: number): Promise<void> {
  app.clock.time = now;
  await app.jobs.runHere(removeExpired.name);
}

const status = async (app: TestApp, file: string) => (await app.http().get(`/assets/${file}`)).status;

test('a tab opened before a release still gets its original scripts and styles', async () => {
  const old = await serve(aRelease('old'));
  const files = ['page-old-BjdnV3go.js', 'page-old-BjdnV3go.css'];
  const before = await Promise.all(files.map((file) => old.http().get(`/assets/${file}`)));
  const next = await serve(aRelease('next'));
  for (const [i, file] of files.entries()) {
    const { status, headers, text } = await next.http().get(`/assets/${file}`);
    expect([status, text]).toEqual([200, before[i]?.text]);
    for (const name of ['content-type', 'cache-control', 'x-content-type-options']) {
      expect([name, headers[name]]).toEqual([name, before[i]?.headers[name]]);
    }
  }
});

test('during a rollout, processes of either release serve the files of the other', async () => {
  const old = await serve(aRelease('old'));
  const next = await serve(aRelease('next'));
  expect([await status(old, 'page-next-C1kn_-zG.js'), await status(next, 'page-old-BjdnV3go.js')]).toEqual([
    200, 200,
  ]);
});

test('a running process serves its own files after another build has removed them', async () => {
  const folder = aRelease('old');
  writeFileSync(path.join(folder, 'assets/page-old-BjdnV3go.js.gz'), gzipSync("console.log('old')"));
  const app = await serve(folder);
  rmSync(path.join(folder, 'assets'), { recursive: true });
  expect((await app.http().get('/assets/page-old-BjdnV3go.js')).text).toBe("console.log('old')");
});

test('files of a release are available for a day after its last process, and those still in use for longer', async () => {
  const [old, next] = [aRelease('old'), aRelease('next')];
  await serve(old);
  await serve(next);
  const later = await serve(next, TODAY + 23 * HOUR_MS);
  await sweep(later, TODAY + 24 * HOUR_MS);
  expect(await status(later, 'page-old-BjdnV3go.js')).toBe(200);
  await sweep(later, TODAY + 26 * HOUR_MS);
  expect(await status(later, 'page-old-BjdnV3go.js')).toBe(404);
  const kept = await later.sql<{ name: string }>('SELECT name FROM release_assets ORDER BY name');
  expect(kept.map(({ name }) => name)).toEqual([
    'page-next-C1kn_-zG.css',
    'page-next-C1kn_-zG.js',
    'vendor-CwjthzZL.js',
  ]);
});

test('requests for unknown files reach the database only every few seconds', async () => {
  const app = await serve(aRelease('old'));
  expect(await status(app, 'late-C1kn_-zG.js')).toBe(404);
  for (const name of ['late-C1kn_-zG.js', 'late.js']) {
    await app.sql(`INSERT INTO release_assets VALUES ('${name}', 'late', '2026-11-20T12:00:00Z')`);
  }
  expect(await status(app, 'late-C1kn_-zG.js')).toBe(404);
  app.clock.time = TODAY + 10_000;
  expect(await status(app, 'late-C1kn_-zG.js')).toBe(200);
  expect(await status(app, 'late.js')).toBe(404);
});

test('files of other releases are missing while the database is unavailable', async () => {
  const app = await serve(aRelease('old'));
  await serve(aRelease('next'));
  expect(await status(app, 'page-next-C1kn_-zG.js')).toBe(200);
  await app.sql('ALTER TABLE release_assets RENAME TO gone');
  app.clock.time = TODAY + 10_000;
  expect(await status(app, 'page-next-C1kn_-zG.js')).toBe(404);
  expect(await status(app, 'other-C1kn_-zG.js')).toBe(404);
});

test.each(['nope.js', 'nope-BjdnV3go.js', '%00', 'a'.repeat(300), '', 'x/page-old-BjdnV3go.js'])(
  'a file called %p is never found',
  async (file) => {
    const app = await serve(aRelease('old'));
    const { status, headers } = await app.http().get(`/assets/${file}`);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
  },
);
