import type { Page } from '@playwright/test';
import { PATHS } from '@tessera/contracts/wire';

/**
 * Lets the page believe that its browser has notifications, with this permission. The browser of most tests has none,
 * and blocks them.
 */
export async function pretendNotifications(
  page: Page,
  permission: 'default' | 'granted' | 'denied',
): Promise<void> {
  await page.addInitScript((given) => {
    Object.defineProperty(Notification, 'permission', { get: () => given });
  }, permission);
  await page.route(`**${PATHS.push}`, (route) =>
    route.fulfill({ json: { success: true, publicKey: `B${'A'.repeat(86)}` } }),
  );
}

/** Lets the page believe that it runs on an iPhone, in a tab of Safari. */
export async function pretendIphone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
}
