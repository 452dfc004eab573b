import { expect, type Page } from '@playwright/test';
import { PAGES, pathOf } from '@tessera/contracts/wire';
import { signIn, signUp } from './support/account';
import { aCompletedDaily, actAs } from './support/completed-daily';
import { test } from './support/page-errors';

/** Waits for the app, which replaces the prerendered page. */
const openHome = async (page: Page) => {
  await page.goto(PAGES.home);
  await expect(page.getByRole('link', { name: "Play Today's Game" })).toBeVisible();
};

test('the menu leads to other pages when clicked', async ({ page }) => {
  await openHome(page);
  for (const [entry, path] of [
    ['Word Checker', PAGES.wordChecker],
    ["Today's Game", PAGES.daily],
    ['Home', PAGES.home],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('menu')).toHaveCount(0);
  }
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 430, height: 932 },
]) {
  test(`the whole menu is in view in ${viewport.width}x${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openHome(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
    expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0);
  });
}

test('no two entries of the menu have the same picture', async ({ page }) => {
  await openHome(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  const pictures = await page
    .getByRole('menuitem')
    .evaluateAll((entries) => entries.map((entry) => entry.querySelector('svg')?.innerHTML));
  expect(new Set(pictures).size).toBe(pictures.length);
  // A person's head and shoulders stand for groups only.
  const people = pictures.filter((picture) => /M\d+ 7a4 4 0 1 0 8 0/.test(picture ?? ''));
  expect(people).toHaveLength(1);
});

test('the menu can be used by keyboard, and returns the focus', async ({ page }) => {
  await openHome(page);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  const entries = page.getByRole('menuitem');
  await expect(entries.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(entries.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(PAGES.auth);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('Today’s Game leads to the result of a daily completed on another device of the account', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { playerUUID, game } = await aCompletedDaily(request);
  const other = await browser.newContext({ baseURL });
  const before = await other.newPage();
  await actAs(before, playerUUID);
  const credentials = await signUp(before);
  await other.close();

  await signIn(page, credentials);
  await page.goto(PAGES.rules);
  await page.getByRole('button', { name: 'Menu' }).click();
  const entry = page.getByRole('menuitem', { name: "Today's Game" });
  const result = pathOf(PAGES.dailyResults, { gameId: game.gameId });
  await expect(entry).toHaveAttribute('href', result);
  await entry.click();
  await expect(page).toHaveURL(result);
});

test.describe('a daily completed elsewhere', () => {
  // The server rejects a second game.
  test.use({ expectedErrors: /409/ });

  test('Today’s Game leads to the result once the game is over', async ({ page, request }) => {
    const { playerUUID, game } = await aCompletedDaily(request);
    await actAs(page, playerUUID);
    await page.goto(PAGES.daily);
    const result = pathOf(PAGES.dailyResults, { gameId: game.gameId });
    await expect(page).toHaveURL(result);
    await page.goto(PAGES.rules);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: "Today's Game" }).click();
    await expect(page).toHaveURL(result);
  });
});
