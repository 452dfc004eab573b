import { expect } from '@playwright/test';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { ARCHIVE_TEXTS } from '../src/features/archive/archive-texts';
import { test } from './support/page-errors';
import { playRounds } from './support/board';

test('a past daily can be opened from the archive, practiced, and is then marked there', async ({ page }) => {
  await page.goto(PAGES.archive);
  // Today's game is in the calendar, too.
  const newest = page.getByRole('grid').locator('[data-look=open]').last();
  await expect(newest).toBeVisible();
  await newest.click();
  await page.getByRole('dialog').getByRole('link', { name: ARCHIVE_TEXTS.practice }).click();
  await expect(page.getByText(ARCHIVE_TEXTS.practiceNote)).toBeVisible();
  await playRounds(page, 1, 16);
  await expect(page.getByTestId('score')).toBeVisible();
  await expect(page.getByText(ARCHIVE_TEXTS.practiceNote, { exact: true })).toBeVisible();

  const score = await page.getByTestId('score').textContent();
  await page.getByRole('link', { name: ARCHIVE_TEXTS.backToArchive }).click();
  await expect(page.getByRole('button', { name: new RegExp(`practice ${score}$`) })).toBeVisible();
  // Practice doesn't count.
  await page.goto(PAGES.home);
  await expect(page.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
});

test('a future date and an invalid date show different messages', async ({ page }) => {
  await page.goto('/archive/2099-01-01');
  await expect(page.getByText(ARCHIVE_TEXTS.toCome)).toBeVisible();
  await page.goto('/archive/yesterday');
  await expect(page.getByRole('heading', { name: TEXTS.pageNotFound })).toBeVisible();
});

test('in forced colors, borders tell the days and the samples of the legend apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(PAGES.archive);
  const day = (look: string) => page.getByRole('grid').locator(`[data-look=${look}]`).last();
  await expect(day('open')).toHaveCSS('border', /^1px solid/);
  await expect(day('today')).toHaveCSS('border', /^2px solid/);
  const borders = [/^4px solid/, /^4px double/, /^2px dashed/];
  const texts = [ARCHIVE_TEXTS.yourScore, ARCHIVE_TEXTS.practiceScore, ARCHIVE_TEXTS.begun];
  for (const [at, text] of texts.entries()) {
    const sample = page.getByRole('listitem').filter({ hasText: text }).locator('i');
    await expect(sample).toHaveCSS('border', borders[at]!);
  }
});
