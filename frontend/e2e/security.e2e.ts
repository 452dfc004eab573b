import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { test } from './support/page-errors';

test('every page has the security headers and is not cached', async ({ request }) => {
  for (const page of [PAGES.home, PAGES.daily, PAGES.wordChecker, '/no-such-page']) {
    const headers = (await request.get(page)).headers();
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-');
  }
});

test('every response has its own nonce', async ({ request }) => {
  const nonces = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const response = await request.get(PAGES.home);
      const [, nonce = ''] =
        /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '') ?? [];
      expect(await response.text()).toContain(nonce);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(5);
});

test('hashed assets are cached forever, and a missing one is not replaced by a page', async ({
  page,
  request,
}) => {
  await page.goto(PAGES.home);
  const assets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.startsWith('/assets/')),
  );
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of assets) {
    expect((await request.get(asset)).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  const missing = await request.get('/assets/no-such-chunk.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['content-type']).not.toContain('html');
});

test('scripts and styles are compressed if that is worthwhile', async ({ request }) => {
  const html = await (await request.get(PAGES.home)).text();
  const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, path = '']) => path,
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    const worthwhile = (await response.body()).length > 1024;
    expect(response.headers()['content-encoding']).toBe(worthwhile ? 'gzip' : undefined);
  }
});

test.describe('an injected script', () => {
  test.use({ expectedErrors: /Content Security Policy/ });

  test('does not run', async ({ page }) => {
    await page.goto(PAGES.home);
    const blocked = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
            resolve(violatedDirective),
          );
          const script = document.createElement('script');
          script.textContent = 'document.title = "not ours"';
          document.head.append(script);
        }),
    );
    expect(blocked).toBe('script-src-elem');
    await expect(page).not.toHaveTitle('not ours');
  });
});
