import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS } from '@tessera/contracts/wire';
import { SIGN_IN_LABELS } from '../src/features/auth/auth-labels';
import { test } from './support/app-page';

test.beforeEach(({ page }) =>
  // As in a browser whose settings block all site data.
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError');
    };
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { configurable: true, get: refuse });
    }
  }),
);

test('with all site data blocked, nobody can fill in a form for an account that would be lost', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto(PAGES.auth);
  await expect(page.getByRole('heading', { name: SIGN_IN_LABELS.siteDataBlocked })).toBeVisible();
  await expect(page.getByText(SIGN_IN_LABELS.siteDataBlockedDetail)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  expect(sent).not.toContain(PATHS.register);
});

test('with all site data blocked, the notice about storage says what to allow', async ({ page }) => {
  await page.goto(PAGES.daily);
  await expect(page.getByText(TEXTS.storageBlocked).first()).toBeVisible();
});
