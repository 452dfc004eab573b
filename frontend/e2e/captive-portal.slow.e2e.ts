import { expect, test, type Browser } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { startReleaseServer } from './support/release-server';
import { skipRoundTutorials } from './support/storage';

let line: Awaited<ReturnType<typeof startReleaseServer>>;
test.beforeEach(async () => {
  line = await startReleaseServer(process.env.TESSERA_URL ?? '');
});
test.afterEach(() => line.stop());

/** Opens the leaderboards while a portal responds to everything, and again once it is gone. */
async function meetPortal(browser: Browser, serviceWorkers: 'allow' | 'block', type: string): Promise<void> {
  const context = await browser.newContext({
    baseURL: line.url,
    serviceWorkers,
  });
  await skipRoundTutorials(context);
  const page = await context.newPage();
  await page.goto(PAGES.home);
  if (serviceWorkers === 'allow')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menuItem = page.getByRole('menuitem', { name: 'Leaderboards' });
  await expect(menuItem).toBeVisible();

  line.capture(type);
  await menuItem.click();
  await expect(page.getByRole('heading', { name: 'Log in to the Wi-Fi' })).toBeVisible();
  line.letGo();

  await page.goto(PAGES.leaderboards);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboards' })).toBeVisible();
  await context.close();
}

test('the service worker caches nothing from a captive portal', ({ browser }) =>
  meetPortal(browser, 'allow', 'text/html'));

for (const [type, as] of [
  ['text/html', 'a page'],
  ['text/javascript', 'a script that does not parse'],
] as const) {
  test(`without a service worker, ${as} left in the cache by a captive portal is bypassed`, ({ browser }) =>
    meetPortal(browser, 'block', type));
}
