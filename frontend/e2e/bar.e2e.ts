import { expect } from '@playwright/test';
import { PAGES } from '@tessera/contracts/wire';
import { graveViolations } from './support/axe';
import { test } from './support/page-errors';

test.use({ viewport: { width: 1280, height: 800 } });

test('on wide screens, the header leads to every main page by keyboard', async ({ page }) => {
  await page.goto(PAGES.rules);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar).toBeVisible();
  await expect(page.locator('[data-prerender]')).toHaveCount(0);
  await bar.getByText('Play', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: /^Archive/ })).toBeVisible();
  expect(await graveViolations(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGES.playFriend);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(bar.getByRole('link', { name: /^Archive/ })).toBeHidden();

  await bar.getByRole('link', { name: 'Groups' }).click();
  await expect(bar.getByRole('link', { name: 'Groups' })).toHaveAttribute('aria-current', 'page');
});

test('a game has the header to itself', async ({ page }) => {
  await page.goto(PAGES.rules);
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Tessera' }).click();
  await expect(bar).toBeVisible();
});
