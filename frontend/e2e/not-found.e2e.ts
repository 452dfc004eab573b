import { expect } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { test } from './support/page-errors';

test.use({ expectedErrors: /404/ });

test('an unknown address shows an error page that leads home or back', async ({ page }) => {
  await page.goto(PAGES.wordChecker);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: TEXTS.pageNotFound })).toBeVisible();
  await expect(page.getByText(TEXTS.pageNotFoundDetail)).toBeVisible();
  await expect(page).toHaveTitle(titleOf(TEXTS.pageNotFound));

  await page.getByRole('button', { name: TEXTS.goBack }).click();
  await expect(page).toHaveURL(PAGES.wordChecker);
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: TEXTS.returnHome }).click();
  await expect(page).toHaveURL(PAGES.home);
});

const MALFORMED = '%E0%A4%A';

test('an address that cannot be decoded shows the same page', async ({ page }) => {
  for (const path of [
    `/${MALFORMED}`,
    `/share/${MALFORMED}`,
    `/share/${MALFORMED}.png`,
    `/assets/${MALFORMED}.js`,
    ...Object.values(PAGES)
      .filter((one) => one.includes(':'))
      .map((one) => one.replace(/:\w+/, MALFORMED)),
  ]) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    await expect(page.getByRole('heading', { name: TEXTS.pageNotFound }), path).toBeVisible();
  }
  const call = await page.request.get(`/api/games/${MALFORMED}`);
  expect([call.status(), ((await call.json()) as { code: string }).code]).toEqual([400, 'BAD_INPUT']);
});

test('a result that does not exist shows a message', async ({ page }) => {
  await page.goto('/1pv3-results/no-such-game');
  await expect(page.getByText(TEXTS.noResult)).toBeVisible();
});
