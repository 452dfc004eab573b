import { expect, type Page } from '@playwright/test';
import { titleOf } from '@tessera/contracts/product';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES } from '@tessera/contracts/wire';
import { signUp } from './support/account';
import { makeGroup, chooseName } from './support/group';
import { test } from './support/page-errors';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
};

const goByMenu = async (page: Page, entry: string) => {
  await openMenu(page);
  await page.getByRole('menuitem', { name: entry }).click();
};

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('a page opened from the menu has its title, a focused heading, and starts at the top', async ({
  page,
}) => {
  await page.goto(PAGES.rules);
  for (const [entry, path, title] of [
    [TEXTS.aboutUs, PAGES.about, titleOf(TEXTS.aboutUs)],
    [TEXTS.howToPlay, PAGES.rules, titleOf(TEXTS.howToPlay)],
    ['The 32 Club', PAGES.the32Club, titleOf('The 32 Club')],
    ['Player Name', PAGES.playerName, titleOf('Player Name')],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await goByMenu(page, entry);
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await scrolledTo(page)).toBe(0);
  }
});

test('Back closes the menu first, and then leaves the page', async ({ page }) => {
  await page.goto(PAGES.privacyPolicy);
  await goByMenu(page, TEXTS.howToPlay);
  await expect(heading(page, TEXTS.howToPlay)).toBeFocused();
  await openMenu(page);
  await page.goBack();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page).toHaveURL(PAGES.rules);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.privacyPolicy);
  await expect(heading(page, 'Privacy Policy')).toBeVisible();
});

test('after leaving by a menu entry, Back does not reopen the menu', async ({ page }) => {
  await page.goto(PAGES.privacyPolicy);
  await goByMenu(page, TEXTS.howToPlay);
  await expect(page).toHaveURL(PAGES.rules);
  await goByMenu(page, TEXTS.aboutUs);
  await expect(page).toHaveURL(PAGES.about);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.rules);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.privacyPolicy);
  await page.goForward();
  await expect(page).toHaveURL(PAGES.rules);
});

test('after leaving by a link in a dialog, Back does not reopen the dialog', async ({ page }) => {
  await page.goto(PAGES.home);
  await page.getByRole('link', { name: "Play Today's Game" }).click();
  await page.getByRole('button', { name: TEXTS.howToPlay }).click();
  await page.getByRole('dialog').getByRole('link', { name: TEXTS.moreInfo }).click();
  await expect(heading(page, TEXTS.howToPlay)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.daily);
  await expect(page.getByRole('grid', { name: TEXTS.gridName })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(PAGES.home);
});

test('the settings open from the menu by keyboard, and Back closes them', async ({ page }) => {
  await page.goto(PAGES.rules);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TEXTS.settings });
  await expect(dialog).toBeFocused();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(PAGES.rules);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('going back restores the scroll position of a long page', async ({ page }) => {
  await page.goto(PAGES.rules);
  const link = page.getByRole('link', { name: 'Feedback form' });
  await link.scrollIntoViewIfNeeded();
  const left = await scrolledTo(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(heading(page, 'Feedback')).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, TEXTS.howToPlay)).toBeAttached();
  await expect.poll(() => scrolledTo(page)).toBe(left);
});

test('a link to a group’s leaderboard scrolls to it, even when it is opened again', async ({ page }) => {
  await signUp(page);
  await chooseName(page);
  await makeGroup(page, 'First of two');
  await makeGroup(page, 'Second of two');
  await page.goto(PAGES.leaderboards);
  await page.getByRole('link', { name: 'Second of two', exact: true }).first().click();
  await expect(page).toHaveURL(/\/leaderboards#group-/);
  const section = page.getByRole('heading', { level: 2, name: 'Second of two' });
  await expect(section).toBeInViewport();
  const address = page.url();
  await page.goto(PAGES.about);
  await page.goto(address);
  await expect(section).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(PAGES.about);
});
