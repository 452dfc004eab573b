import { expect, type Page } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS, pathOf } from '@tessera/contracts/wire';
import { CELLS, ROUNDS } from '@tessera/rules';
import { test } from './support/page-errors';
import { startReleaseServer } from './support/release-server';
import { aChallenge } from './support/challenge';
import { despiteDialogs } from './support/app-page';
import { placeByPointer, openDaily, playRounds, boardOf } from './support/board';
import { skipRoundTutorials } from './support/storage';

test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

/** Visits the app and waits until the service worker has cached it. */
async function keepApp(page: Page): Promise<void> {
  await page.goto(PAGES.home);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

test('after one visit, the app opens without a connection, and the daily continues to its last letter', async ({
  page,
  context,
}) => {
  const completions: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() === 'POST' && pathname.endsWith('/complete') && response.ok())
      completions.push(pathname);
  });
  await keepApp(page);
  await openDaily(page);
  const { cell, round: shown, submit } = boardOf(page);
  await playRounds(page, 1, 3);
  await expect(shown(4)).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await expect(shown(4)).toBeVisible();
  await playRounds(page, 4, ROUNDS - 1);
  for (let visit = 1; visit <= 2; visit++) {
    await expect(shown(ROUNDS)).toBeVisible();
    for (let index = 0; index < CELLS - 1; index++) await expect(cell(index)).not.toHaveText('');
    await placeByPointer(page, ROUNDS);
    await expect(submit).toBeDisabled();
    await expect(page.getByText(`${TEXTS.reconnect}.`)).toBeVisible();
    if (visit === 1) await page.reload();
  }

  await context.setOffline(false);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page).toHaveURL(/\/1pv3-results\//);
  const gameId = page.url().split('/').at(-1) ?? '';
  expect(completions).toEqual([pathOf(PATHS.completeDaily, { gameId })]);
  await page.reload();
  await expect(cell(0)).not.toHaveText('');
  expect(completions).toHaveLength(1);
});

test('a challenge opens without a connection while its game is running, and is delivered later', async ({
  page,
  context,
  request,
}) => {
  const { challenge } = await aChallenge(request);
  await page.goto(pathOf(PAGES.challenge, { code: challenge.code }));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const { cell, round: shown, submit } = boardOf(page);
  await playRounds(page, 1, 3);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

  await context.setOffline(true);
  await page.goto(PAGES.challenges);
  await expect(page.getByText(TEXTS.offline)).toBeVisible();
  await page.getByRole('link', { name: 'Continue Your Game' }).click();
  await expect(shown(4)).toBeVisible();
  await page.reload();
  await playRounds(page, 4, ROUNDS - 1);
  await placeByPointer(page, ROUNDS);
  await expect(submit).toBeDisabled();
  await page.reload();
  await expect(shown(ROUNDS)).toBeVisible();
  await expect(cell(0)).not.toHaveText('');
  await placeByPointer(page, ROUNDS);

  await context.setOffline(false);
  await expect(submit).toBeEnabled();
  await submit.click();
  await expect(page.getByRole('region', { name: "Everybody's Grids" }).getByText('You')).toBeVisible();
});

test('API responses are not cached, and the cached pages open offline', async ({ page, context }) => {
  await keepApp(page);
  await openDaily(page);
  const kept = await page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(opened.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(expect.arrayContaining([PAGES.home, PAGES.daily, PAGES.wordChecker]));
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);

  await context.setOffline(true);
  await page.goto(PAGES.home);
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto(PAGES.wordChecker);
  await expect(page.getByRole('main')).toBeVisible();
});

test('the manifest and the icons for installing the app are available', async ({ page, request }) => {
  await page.goto(PAGES.home);
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(address ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] };
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const src of [...icons.map((icon) => icon.src), touch ?? '']) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, 'image/png']);
  }
});

test.describe('a new version', () => {
  let released: Awaited<ReturnType<typeof startReleaseServer>>;
  test.beforeEach(async () => {
    released = await startReleaseServer(process.env.TESSERA_URL ?? '');
  });
  test.afterEach(() => released.stop());

  test('waits until the running game is left or reloaded, and does not reload anything by itself', async ({
    browser,
  }) => {
    const context = await browser.newContext({
      baseURL: released.url,
      serviceWorkers: 'allow',
    });
    await skipRoundTutorials(context);
    const page = await context.newPage();
    const cachesOf = () => page.evaluate(() => caches.keys());
    const waiting = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state);
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));
    await keepApp(page);
    await openDaily(page);
    const { round: shown } = boardOf(page);
    await playRounds(page, 1, 2);

    released.release();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(waiting).toBe('installed');
    await playRounds(page, 3, 4);
    expect(await waiting()).toBe('installed');
    expect(await cachesOf()).toHaveLength(2);
    expect(loads).toHaveLength(2);

    await despiteDialogs(page, () => page.reload());
    await expect(shown(5)).toBeVisible();
    await expect.poll(cachesOf).toEqual([expect.stringContaining(released.nextVersion)]);
    await playRounds(page, 5, 6);
    expect(loads).toHaveLength(3);

    await context.setOffline(true);
    await despiteDialogs(page, () => page.reload());
    await expect(shown(7)).toBeVisible();
    await context.close();
  });
});
