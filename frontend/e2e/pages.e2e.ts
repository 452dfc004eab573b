import { expect } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { test } from './support/page-errors';
import { boardOf } from './support/board';

test('every page has its title, one main heading, and fits the width of a small phone', async ({ page }) => {
  for (const [path, title] of [
    [PAGES.home, titleOf()],
    [PAGES.daily, titleOf("Today's Game")],
    [PAGES.duels, titleOf('Play the Bot')],
    [PAGES.simpleDaily, titleOf('Simple Daily')],
    [PAGES.wordChecker, titleOf('Word Checker')],
    [PAGES.auth, titleOf('Sign In')],
    [PAGES.rules, titleOf('How to Play')],
    [PAGES.about, titleOf('About Us')],
    [PAGES.community, titleOf('Community')],
    [PAGES.privacyPolicy, titleOf('Privacy Policy')],
    [PAGES.status, titleOf('Service Status')],
    [pathOf(PAGES.resetPassword, { token: 'none' }), titleOf('Reset Password')],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('home links to the game and to the word checker', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: 'Word Checker' }).click();
  await expect(page).toHaveURL(PAGES.wordChecker);
  await page.goBack();
  await page.getByRole('link', { name: "Play Today's Game" }).click();
  await expect(boardOf(page).grid).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('How to Play opens on top of the game, and links to the scoring rules', async ({ page }) => {
  await page.goto(PAGES.daily);
  const opener = page.getByRole('button', { name: 'How to Play' });
  await opener.click();
  await page
    .getByRole('dialog', { name: 'How to Play' })
    .getByRole('button', { name: 'Scoring Rules' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Scoring Rules' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(boardOf(page).grid).toBeVisible();
});

test('a skip link leads past the header', async ({ page }) => {
  await page.goto(PAGES.home);
  await expect(page.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
