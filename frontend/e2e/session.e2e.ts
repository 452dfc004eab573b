import { expect, type BrowserContext } from '@playwright/test';
import { SESSION_TEXTS } from '@tessera/contracts/accounts';
import { TEXTS } from '@tessera/contracts/texts';
import { PAGES, PATHS } from '@tessera/contracts/wire';
import { SESSION_LABELS } from '../src/features/auth/auth-labels';
import { logOut, playerOf, signIn, signUp } from './support/account';
import { openDaily, playRounds, boardOf } from './support/board';
import { test } from './support/app-page';
import { skipRoundTutorials } from './support/storage';

/** Another device: a separate browser context. */
const elsewhere = async (browser: { newContext: () => Promise<BrowserContext> }) => {
  const context = await browser.newContext();
  await skipRoundTutorials(context);
  return { context, page: await context.newPage() };
};

test('a daily begun on the phone continues on the desktop after signing in there', async ({
  page,
  browser,
}) => {
  // Begun before the player has an account.
  await openDaily(page);
  await playRounds(page, 1, 2);
  const credentials = await signUp(page);
  await openDaily(page);
  await playRounds(page, 3, 3);
  const told = page.waitForResponse(
    (answer) =>
      answer.url().endsWith(PATHS.syncState) &&
      answer.request().postData()?.includes('"currentRound":5') === true,
  );
  await playRounds(page, 4, 4);
  expect((await told).ok()).toBe(true);
  const board = await boardOf(page).grid.innerText();

  const desk = await elsewhere(browser);
  await signIn(desk.page, credentials);
  await expect(desk.page.getByRole('link', { name: "Resume Today's Game" })).toBeVisible();
  await openDaily(desk.page);
  await expect(boardOf(desk.page).round(5)).toBeVisible();
  expect(await boardOf(desk.page).grid.innerText()).toBe(board);
  await playRounds(desk.page, 5, 16);
  await expect(desk.page).toHaveURL(/1pv3-results/);
  await desk.context.close();
});

test('signing in elsewhere ends the session here, shows a notice, and removes all data', async ({
  page,
  browser,
}) => {
  const credentials = await signUp(page);
  await openDaily(page);
  await playRounds(page, 1, 1);
  const player = await playerOf(page);

  const desk = await elsewhere(browser);
  await signIn(desk.page, credentials);
  expect(await playerOf(desk.page)).toBe(player);

  await expect(page.getByText(SESSION_TEXTS.loggedInElsewhere).first()).toBeVisible();
  await expect(page).toHaveURL(PAGES.home);
  await expect(page.getByRole('link', { name: TEXTS.signIn })).toBeVisible();
  expect(await playerOf(page)).not.toBe(player);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(left).not.toContain(player);
  // The other session continues.
  await desk.page.reload();
  await expect(desk.page.getByRole('link', { name: /^Your Account/ })).toBeVisible();
  await desk.context.close();
});

test("the browser's other tabs follow a login and a logout without a notice", async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(PAGES.home);
  await expect(other.getByRole('link', { name: TEXTS.signIn })).toBeVisible();
  await signUp(page);
  await expect(other.getByRole('link', { name: /^Your Account/ })).toBeVisible();
  expect(await playerOf(other)).toBe(await playerOf(page));

  await logOut(page);
  await expect(other.getByRole('link', { name: TEXTS.signIn })).toBeVisible();
  await expect(other.getByText(SESSION_LABELS.loggedOut, { exact: true })).toHaveCount(0);
  await expect(other.getByText(SESSION_LABELS.sessionExpiredTitle)).toHaveCount(0);
  const sessionIdentity = await other.evaluate(() => sessionStorage.getItem('playerUUID'));
  expect(sessionIdentity).toBe(await playerOf(page));
});

test('a lost session is detected, and the player starts over', async ({ page, context }) => {
  await signUp(page);
  const player = await playerOf(page);
  await context.clearCookies();
  await page.goto(PAGES.daily);
  await expect(page.getByText(SESSION_TEXTS.sessionExpired).first()).toBeVisible();
  await expect(page.getByText(SESSION_TEXTS.sessionExpired)).toHaveCount(0);
  expect(await playerOf(page)).not.toBe(player);
  await openDaily(page);
  await expect(boardOf(page).round(1)).toBeVisible();
});
